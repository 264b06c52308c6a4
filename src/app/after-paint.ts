const waiting = new Set<() => void>();

const resumeAll = () => {
  for (const resume of waiting) resume();
};

/**
 * Resolves after the next paint. Background tabs do not paint, so a timer is the fallback; a page being left resolves
 * at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const resume = () => {
      waiting.delete(resume);
      resolve();
    };
    waiting.add(resume);
    const soon = () => setTimeout(resume);
    requestAnimationFrame(soon);
    setTimeout(soon, 100);
    // Added once. A listener of each wait would not be called for what begins to wait while the page is being left.
    addEventListener('pagehide', resumeAll);
  });
