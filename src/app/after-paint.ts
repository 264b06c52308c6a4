/**
 * Resolves after the next paint. Background tabs do not paint, so a timer is the fallback; a page being left resolves
 * at once.
 */
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
