/** A linear softmax over labels. */
export interface Classifier {
  readonly labels: readonly string[];
  /** By feature, the labels that it speaks for or against. */
  readonly byFeature: ReadonlyMap<number, readonly (readonly [label: number, weight: number])[]>;
}

export interface Odds {
  label: string;
  odds: number;
}

/** The probability of each label, the likeliest first. */
export function classify({ labels, byFeature }: Classifier, features: readonly number[]): readonly Odds[] {
  const scores = new Float64Array(labels.length);
  const share = 1 / Math.sqrt(features.length);
  for (const feature of features)
    for (const [label, weight] of byFeature.get(feature) ?? [])
      scores[label] = (scores[label] ?? 0) + weight * share;
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return labels
    .map((label, at) => ({ label, odds: (odds[at] ?? 0) / total }))
    .toSorted((one, other) => other.odds - one.odds);
}
