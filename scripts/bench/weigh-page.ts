/** Runs in the page: what it has loaded until now, in thousands of bytes. A file that is read again out of the cache weighs once. */
export function weighPage(): { html: number; js: number } {
  const sizeOf = (entry: PerformanceEntry | undefined) =>
    entry instanceof PerformanceResourceTiming ? entry.encodedBodySize / 1000 : 0;
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const once = new Map(scripts.map((entry) => [entry.name, sizeOf(entry)]));
  return {
    html: sizeOf(performance.getEntriesByType('navigation')[0]),
    js: [...once.values()].reduce((sum, size) => sum + size, 0),
  };
}
