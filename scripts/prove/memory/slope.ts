export interface Point {
  readonly at: number;
  readonly value: number;
}

/** By how much the straight line that lies closest to all points (least squares) rises for each unit of `at`. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(points.map((point) => point.at));
  const value = mean(points.map((point) => point.value));
  const covariance = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0);
  const variance = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return covariance / variance;
}
