import { bestTags, type Tagger, tagsOf } from '../model/tagger.ts';
import { tokenFeatures } from '../model/token-features.ts';
import type { TaughtRow } from './align-acts.ts';
import { randomFrom, shuffle } from './random.ts';

const epochs = 8;
/** Weights below this share of the strongest say nothing. */
const least = 0.002;

/** Weights that remember their sum over all steps: their mean generalises better than their end. */
class Averaged {
  readonly #now = new Map<number, Float64Array>();
  readonly #sums = new Map<number, Float64Array>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  weight(feature: number, tag: number): number {
    return this.#now.get(feature)?.[tag] ?? 0;
  }

  /** The score of each tag, given the features. */
  scores(features: readonly number[]): Float64Array {
    const scores = new Float64Array(this.#size);
    for (const feature of features) {
      const row = this.#now.get(feature);
      if (row === undefined) continue;
      for (let at = 0; at < this.#size; at++) scores[at] = (scores[at] ?? 0) + (row[at] ?? 0);
    }
    return scores;
  }

  add(feature: number, tag: number, amount: number, step: number): void {
    const now = this.#now.get(feature) ?? new Float64Array(this.#size);
    const sums = this.#sums.get(feature) ?? new Float64Array(this.#size);
    this.#now.set(feature, now);
    this.#sums.set(feature, sums);
    now[tag] = (now[tag] ?? 0) + amount;
    sums[tag] = (sums[tag] ?? 0) + amount * step;
  }

  /** The mean of each weight over the steps. */
  means(steps: number): Map<number, Float64Array> {
    return new Map(
      [...this.#now].map(([feature, now]) => {
        const sums = this.#sums.get(feature);
        return [feature, now.map((weight, at) => weight - (sums?.[at] ?? 0) / steps)];
      }),
    );
  }
}

interface Example {
  features: readonly (readonly number[])[];
  /** The number of each token's tag. */
  tags: readonly number[];
}

/** Moves the weights from the guessed tags to the right ones. */
function learn(
  { features, tags }: Example,
  guessed: readonly number[],
  learner: Learner,
  step: number,
): void {
  const { weights, moves, start } = learner;
  for (const [at, tag] of tags.entries()) {
    const guess = guessed[at] ?? 0;
    const before = tags[at - 1] ?? start;
    const guessedBefore = guessed[at - 1] ?? start;
    if (before !== guessedBefore || tag !== guess) {
      moves.add(before, tag, 1, step);
      moves.add(guessedBefore, guess, -1, step);
    }
    if (tag === guess) continue;
    for (const feature of features[at] ?? []) {
      weights.add(feature, tag, 1, step);
      weights.add(feature, guess, -1, step);
    }
  }
}

interface Learner {
  weights: Averaged;
  /** From tag to tag. */
  moves: Averaged;
  /** Stands for the tag before the first. */
  start: number;
}

/** The weights that say something, by feature. */
function strongest(means: ReadonlyMap<number, Float64Array>): Tagger['byFeature'] {
  const most = Math.max(...[...means.values()].map((row) => Math.max(...row.map(Math.abs))));
  const told = [...means].map(
    ([feature, row]) =>
      [feature, [...row.entries()].filter(([, one]) => Math.abs(one) > least * most)] as const,
  );
  return new Map(told.filter(([, row]) => row.length > 0));
}

/** Trains the tagger on the marks of the rows (averaged structured perceptron). */
export function trainTagger(rows: readonly TaughtRow[]): Tagger {
  const names = rows.map(({ spans, message }) => tagsOf(spans, message.tokens));
  const tags = ['O', ...new Set(names.flat().filter((tag) => tag !== 'O'))].toSorted();
  const tagAt = new Map(tags.map((tag, at) => [tag, at]));
  const examples = rows.map(
    ({ message, step }, index): Example => ({
      features: tokenFeatures(message, step),
      tags: (names[index] ?? []).map((tag) => tagAt.get(tag) ?? 0),
    }),
  );
  const start = tags.length;
  const learner = { weights: new Averaged(tags.length), moves: new Averaged(tags.length), start };
  const random = randomFrom(2);
  const order = Uint32Array.from(examples.keys());
  let step = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      step++;
      const emissions = example.features.map((features) => learner.weights.scores(features));
      const guessed = bestTags(tags, emissions, (before, tag) => learner.moves.weight(before, tag));
      learn(example, guessed, learner, step);
    }
  }
  const moves = learner.moves.means(step);
  const transitions = Array.from({ length: start + 1 }, (_, before) => [
    ...(moves.get(before) ?? new Float64Array(start)),
  ]);
  return { tags, byFeature: strongest(learner.weights.means(step)), transitions };
}
