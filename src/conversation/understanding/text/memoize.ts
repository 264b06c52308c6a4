/** This many results are kept: those of one message and its parts. */
const most = 512;

/** Computes each result once: a message is read as a whole and in parts, and most parts for several answers. */
export function memoize<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
  keyOf: (...args: Args) => string,
): (...args: Args) => Result {
  const latest = new Map<string, { result: Result }>();
  return (...args) => {
    const key = keyOf(...args);
    const before = latest.get(key);
    if (before !== undefined) return before.result;
    if (latest.size >= most) latest.clear();
    const result = compute(...args);
    latest.set(key, { result });
    return result;
  };
}
