/** Milliseconds. If one reload did not help, another does not follow at once. */
const minIntervalMs = 60_000;

/** Reloads the page, unless it just was; whether it does. The answers are stored. */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  const reloads = !wasReloaded || performance.now() > minIntervalMs;
  if (reloads) location.reload();
  return reloads;
}
