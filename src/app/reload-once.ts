/** Milliseconds. If one reload did not help, another does not follow at once. */
const minIntervalMs = 60_000;

/** Reloads the page. The answers are stored. */
export function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (!wasReloaded || performance.now() > minIntervalMs) location.reload();
}
