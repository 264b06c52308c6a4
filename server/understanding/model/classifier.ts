import { addScores, type Table } from './table.ts';

/** Linear scores of labels, by the features of a message. */
export interface Classifier {
  readonly labels: readonly string[];
  readonly table: Table;
}

export interface Odds {
  label: string;
  odds: number;
}

/** Longer messages have more features, and are not surer. */
function scaled({ labels, table }: Classifier, features: readonly number[]): Float64Array {
  const share = 1 / Math.sqrt(features.length);
  return addScores(table, features, new Float64Array(labels.length)).map((score) => score * share);
}

const ranked = ({ labels }: Classifier, odds: Float64Array): readonly Odds[] =>
  labels.map((label, at) => ({ label, odds: odds[at] ?? 0 })).toSorted((one, other) => other.odds - one.odds);

/** How likely each label is where several may hold at once, the likeliest first. */
export const oddsOfEach = (classifier: Classifier, features: readonly number[]): readonly Odds[] =>
  ranked(classifier, eachOf(scaled(classifier, features)));

/** How likely each label is where one holds, the likeliest first. */
export const oddsOfOne = (classifier: Classifier, features: readonly number[]): readonly Odds[] =>
  ranked(classifier, oneOf(scaled(classifier, features)));

export const eachOf = (scores: Float64Array): Float64Array =>
  scores.map((score) => 1 / (1 + Math.exp(-score)));

export function oneOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}
