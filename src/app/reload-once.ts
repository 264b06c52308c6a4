/** Milliseconds. If one reload did not help, another does not follow at once. */
const minIntervalMs = 60_000;

/** How this document was opened. Where the browser does not tell, by a reload: so no page reloads itself forever. */
export function navigationType(): NavigationTimingType {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming ? visit.type : 'reload';
}

const wasReloaded = (): boolean => navigationType() === 'reload';

/** Milliseconds to load what reports an error, and to send it. */
const reportMs = 1000;

let isLeft = false;

/** The page is about to be reloaded: what fails by that says nothing about the connection. */
export const isReloading = (): boolean => isLeft;

/** Reloads the page, unless it just was; whether it does. The answers are stored. */
export function reloadOnce(): boolean {
  const reloads = !wasReloaded() || performance.now() > minIntervalMs;
  if (reloads) {
    isLeft = true;
    location.reload();
  }
  return reloads;
}

/**
 * After an uncaught error the page does nothing more: it reports the error and is reloaded. If it fails again, it
 * shows the note with the phone number.
 */
export function recoverFrom(error: unknown): void {
  reportError(error);
  if (wasReloaded()) document.documentElement.dataset.broken = '';
  else setTimeout(() => location.reload(), reportMs);
}
