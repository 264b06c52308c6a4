/** In milliseconds. What did not help is not done again at once. */
const minIntervalMs = 60_000;

/** Loads the page anew: what was answered is kept. */
export function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (!wasReloaded || performance.now() > minIntervalMs) location.reload();
}
