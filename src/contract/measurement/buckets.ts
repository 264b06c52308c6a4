/**
 * Times are counted in growing buckets: exact enough for median and quartile, without a row per value. The last bucket
 * has no upper bound.
 */
const bounds = {
  seconds: [2, 4, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1200],
  LCP: [500, 800, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
  FCP: [300, 500, 800, 1000, 1250, 1500, 1800, 2200, 2600, 3000, 4000, 6000, 10_000],
  INP: [24, 40, 64, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000],
  TTFB: [50, 100, 200, 300, 450, 600, 800, 1000, 1400, 1800, 2500, 4000],
  CLS: [5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1000],
} as const;

export type Measure = keyof typeof bounds;

/** The upper bound of a value's bucket. */
export function bucketOf(measure: Measure, value: number): string {
  const end = bounds[measure].find((bound) => value <= bound);
  return end === undefined ? 'more' : String(end);
}

/** The quantile `share`, estimated from the counts by bucket; null without counts. */
export function quantile(
  measure: Measure,
  counts: ReadonlyMap<string, number>,
  share: number,
): number | null {
  const total = [...counts.values()].reduce((sum, many) => sum + many, 0);
  if (total === 0) return null;
  const ends: readonly number[] = bounds[measure];
  let below = 0;
  let start = 0;
  for (const end of ends) {
    const many = counts.get(String(end)) ?? 0;
    if (many > 0 && below + many >= share * total)
      return start + ((share * total - below) / many) * (end - start);
    below += many;
    start = end;
  }
  return ends.at(-1) ?? null;
}
