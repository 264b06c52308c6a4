import { type Classifier, eachOf, oneOf } from '../model/classifier.ts';
import { tableOf } from '../model/table.ts';
import { randomFrom, shuffled } from './random.ts';

export interface Example {
  features: readonly number[];
  labels: readonly string[];
  /** How much the example counts; 1 by default. */
  weight?: number;
}

const epochs = 3;
const pace = 0.5;
/** What moves a weight must add up to more than this before the weight counts. */
const least = 0.13;
/** Features of fewer examples tell of one sentence, not of a kind. */
const leastSeen = 2;

/** Numbers the features that occur often enough, the most frequent first. */
export function numberFeatures(lists: Iterable<readonly number[]>): Map<number, number> {
  const seen = new Map<number, number>();
  for (const features of lists)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const often = [...seen]
    .filter(([, times]) => times >= leastSeen)
    .toSorted((one, other) => other[1] - one[1]);
  return new Map(often.map(([feature], at) => [feature, at]));
}

/** An example by the places of its features and labels. */
interface Known {
  /** Rows of the table of weights. */
  rows: readonly number[];
  share: number;
  labels: ReadonlySet<number>;
  weight: number;
}

/** Weights while they are learnt (FTRL-Proximal): a row for each feature. Most stay zero, so that the file is small. */
class Learner {
  readonly weights: Float32Array;
  readonly #moved: Float32Array;
  readonly #squares: Float32Array;
  readonly #size: number;
  readonly #oddsOf: (scores: Float64Array) => Float64Array;

  constructor(features: number, labels: number, oddsOf: (scores: Float64Array) => Float64Array) {
    this.#size = labels;
    this.#oddsOf = oddsOf;
    this.weights = new Float32Array(features * labels);
    this.#moved = new Float32Array(this.weights.length);
    this.#squares = new Float32Array(this.weights.length);
  }

  #scores({ rows, share }: Known): Float64Array {
    const scores = new Float64Array(this.#size);
    for (const row of rows)
      for (let at = 0, from = row * this.#size; at < this.#size; at++)
        scores[at] = (scores[at] ?? 0) + share * (this.weights[from + at] ?? 0);
    return scores;
  }

  #move(place: number, slope: number): void {
    const before = Math.sqrt(this.#squares[place] ?? 0);
    const square = before * before + slope * slope;
    const after = Math.sqrt(square);
    const moved = (this.#moved[place] ?? 0) + slope - ((after - before) / pace) * (this.weights[place] ?? 0);
    this.#squares[place] = square;
    this.#moved[place] = moved;
    const beyond = Math.abs(moved) - least;
    this.weights[place] = beyond <= 0 ? 0 : (-Math.sign(moved) * beyond * pace) / after;
  }

  learn(example: Known): void {
    const { rows, share, labels, weight } = example;
    const odds = this.#oddsOf(this.#scores(example));
    for (let label = 0; label < odds.length; label++) {
      const by = (odds[label] ?? 0) - (labels.has(label) ? 1 : 0);
      if (Math.abs(by) < 1e-3) continue;
      for (const row of rows) this.#move(row * this.#size + label, share * weight * by);
    }
  }
}

/** Trains on examples of one label each, or of any number of labels; the same examples give the same weights. */
export function trainClassifier(examples: readonly Example[], holds: 'one' | 'each'): Classifier {
  const labels = [...new Set(examples.flatMap((example) => example.labels))].toSorted();
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const numbers = numberFeatures(examples.map(({ features }) => features));
  const known = examples.map(
    ({ features, labels: own, weight = 1 }): Known => ({
      rows: features.flatMap((feature) => numbers.get(feature) ?? []),
      share: 1 / Math.sqrt(features.length),
      labels: new Set(own.flatMap((label) => labelAt.get(label) ?? [])),
      weight,
    }),
  );
  const learner = new Learner(numbers.size, labels.length, holds === 'one' ? oneOf : eachOf);
  for (const example of shuffled(known, epochs * known.length, randomFrom(1))) learner.learn(example);
  return { labels, table: tableOf(learner.weights, numbers, labels.length) };
}
