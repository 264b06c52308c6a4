import type { Classifier } from '../model/classifier.ts';
import { randomFrom, shuffle } from './random.ts';

export interface Example {
  features: readonly number[];
  label: string;
  /** How much the example counts; 1 by default. */
  weight?: number;
}

interface Settings {
  epochs: number;
  /** Features of fewer examples are left out: they tell of one sentence, not of a kind. */
  leastSeen: number;
  /** This many weights are kept, the strongest. */
  kept: number;
}

const usual: Settings = { epochs: 5, leastSeen: 2, kept: 350_000 };
const pace = 0.5;

/** Numbers the features that occur often enough. */
function numberFeatures(examples: readonly Example[], leastSeen: number): Map<number, number> {
  const seen = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const often = [...seen].filter(([, times]) => times >= leastSeen);
  return new Map(often.map(([feature], at) => [feature, at]));
}

interface Known {
  /** Rows of the table of weights. */
  rows: readonly number[];
  share: number;
  label: number;
  weight: number;
}

/** A softmax while it learns (stochastic gradient descent with AdaGrad): a row of weights for each feature. */
class Learner {
  readonly weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #scores: Float64Array;
  readonly #size: number;

  constructor(features: number, labels: number) {
    this.#size = labels;
    this.weights = new Float32Array(features * labels);
    this.#squares = new Float32Array(this.weights.length);
    this.#scores = new Float64Array(labels);
  }

  /** The probability of each label. */
  #odds({ rows, share }: Known): Float64Array {
    const scores = this.#scores.fill(0);
    for (const row of rows)
      for (let at = 0, from = row * this.#size; at < this.#size; at++)
        scores[at] = (scores[at] ?? 0) + share * (this.weights[from + at] ?? 0);
    const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
    let total = 0;
    for (let at = 0; at < this.#size; at++) {
      const odds = Math.exp((scores[at] ?? 0) - most);
      scores[at] = odds;
      total += odds;
    }
    return scores.map((odds) => odds / total);
  }

  learn(example: Known): void {
    const odds = this.#odds(example);
    for (let at = 0; at < this.#size; at++) {
      const slope = example.share * example.weight * ((odds[at] ?? 0) - (at === example.label ? 1 : 0));
      if (Math.abs(slope) < 1e-5) continue;
      for (const row of example.rows) {
        const place = row * this.#size + at;
        const square = (this.#squares[place] ?? 0) + slope * slope;
        this.#squares[place] = square;
        this.weights[place] = (this.weights[place] ?? 0) - (pace * slope) / Math.sqrt(square + 1e-8);
      }
    }
  }
}

/** Trains a softmax; the same examples give the same weights. */
export function trainClassifier(examples: readonly Example[], settings: Partial<Settings> = {}): Classifier {
  const { epochs, leastSeen, kept } = { ...usual, ...settings };
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const numbers = numberFeatures(examples, leastSeen);
  const known = examples.map(
    ({ features, label, weight = 1 }): Known => ({
      rows: features.flatMap((feature) => numbers.get(feature) ?? []),
      share: 1 / Math.sqrt(features.length),
      label: labelAt.get(label) ?? 0,
      weight,
    }),
  );
  const learner = new Learner(numbers.size, labels.length);
  const random = randomFrom(1);
  const order = Uint32Array.from(known.keys());
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const example = known[index];
      if (example !== undefined) learner.learn(example);
    }
  }
  return { labels, byFeature: strongest(learner.weights, numbers, labels.length, kept) };
}

/** Keeps the strongest weights by feature. */
function strongest(
  weights: Float32Array,
  numbers: ReadonlyMap<number, number>,
  size: number,
  kept: number,
): Classifier['byFeature'] {
  const sorted = weights.map(Math.abs).toSorted();
  const least = sorted[Math.max(0, sorted.length - kept)] ?? 0;
  const byFeature = new Map<number, [number, number][]>();
  for (const [feature, row] of numbers) {
    const told: [number, number][] = [];
    for (let at = 0; at < size; at++) {
      const weight = weights[row * size + at] ?? 0;
      if (weight !== 0 && Math.abs(weight) >= least) told.push([at, weight]);
    }
    if (told.length > 0) byFeature.set(feature, told);
  }
  return byFeature;
}
