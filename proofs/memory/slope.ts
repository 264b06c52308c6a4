export interface Point {
  readonly at: number;
  readonly value: number;
}

/** Slope of the least-squares line. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(points.map((point) => point.at));
  const value = mean(points.map((point) => point.value));
  const covariance = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0);
  const variance = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return covariance / variance;
}
