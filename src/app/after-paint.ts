/** A page in the background paints nothing, so a timer has the last word; one that is left has no time to paint. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const resume = () => {
      waiting.abort();
      resolve();
    };
    const soon = () => setTimeout(resume);
    requestAnimationFrame(soon);
    setTimeout(soon, 100);
    addEventListener('pagehide', resume, { signal: waiting.signal });
  });
