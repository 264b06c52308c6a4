export interface Proportion {
  readonly many: number;
  readonly of: number;
}

interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution, for 95 % confidence. */
const z = 1.959964;

const leastVisits = 100;
const leastGoals = 5;

/** Wilson score interval: stays within 0 and 1, and is valid for small samples. */
export function wilson({ many, of }: Proportion): Interval {
  const share = many / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const middle = share + (z * z) / (2 * of);
  const scale = 1 + (z * z) / of;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** Newcombe's interval of the difference of two proportions, based on their Wilson intervals. */
export function newcombe(one: Proportion, other: Proportion): Interval & { difference: number } {
  const [p, q] = [one.many / one.of, other.many / other.of];
  const [a, b] = [wilson(one), wilson(other)];
  const difference = p - q;
  return {
    difference,
    low: difference - Math.hypot(p - a.low, b.high - q),
    high: difference + Math.hypot(a.high - p, q - b.low),
  };
}

export const isEnough = ({ many, of }: Proportion): boolean =>
  of >= leastVisits && many >= leastGoals && of - many >= leastGoals;
