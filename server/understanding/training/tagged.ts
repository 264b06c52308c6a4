import { type Chain, chancesOf } from '../model/chain.ts';
import { tagsOf } from '../model/tagger.ts';
import { tokenFeatures } from '../model/token-features.ts';
import { numberFeatures } from './train-classifier.ts';
import type { TaughtRow } from './train-classifiers.ts';

/** A message as a tagger learns it. */
interface Example {
  words: readonly (readonly number[])[];
  tags: readonly number[];
}

export interface Tagged {
  tags: readonly string[];
  /** Of each feature that occurs often enough. */
  numbers: ReadonlyMap<number, number>;
  examples: readonly Example[];
}

/** The marks of the rows. */
export function taggedBy(taught: readonly TaughtRow[]): Tagged {
  const named = taught.map(({ spans, message }) => tagsOf(spans, message.tokens));
  const told = [...new Set(named.flat().filter((tag) => tag !== 'O'))].map((tag) => tag.slice(2));
  const tags = ['O', ...[...new Set(told)].toSorted().flatMap((field) => [`B-${field}`, `I-${field}`])];
  const tagAt = new Map(tags.map((tag, at) => [tag, at]));
  const features = taught.map(({ message, step }) => tokenFeatures(message, step));
  const numbers = numberFeatures(features.flat());
  const examples = features.map((lists, index) => ({
    words: lists.map((list) => list.flatMap((feature) => numbers.get(feature) ?? [])),
    tags: (named[index] ?? []).map((tag) => tagAt.get(tag) ?? 0),
  }));
  return { tags, numbers, examples };
}

/** How far the chance of each tag, and of each move between two, is from right. */
export function errorsOf(chain: Chain, right: readonly number[]) {
  const { size } = chain;
  const moves = new Map<number, number>();
  const expect = (move: number, by: number): void => void moves.set(move, (moves.get(move) ?? 0) + by);
  const expectLikely = (move: number, chance: number): void => {
    if (chance > 1e-4) expect(move, chance);
  };
  const tags = chancesOf(chain, expectLikely);
  for (const [tag, chance] of tags.subarray(0, size).entries()) expectLikely(size * size + tag, chance);
  for (const [at, tag] of right.entries()) {
    expect((right[at - 1] ?? size) * size + tag, -1);
    tags[at * size + tag] = (tags[at * size + tag] ?? 0) - 1;
  }
  return { tags, moves };
}

/** Weights with the sum of the squares of what moved them (AdaGrad): the more a weight has moved, the less it moves. */
export class Weights<List extends Float32Array | Float64Array> {
  readonly values: List;
  readonly #squares: Float64Array;
  readonly #pace: number;

  constructor(values: List, pace: number) {
    this.values = values;
    this.#squares = new Float64Array(values.length);
    this.#pace = pace;
  }

  move(place: number, slope: number, isFinal = false): void {
    if (isFinal && this.values[place] === 0) return;
    const square = (this.#squares[place] ?? 0) + slope * slope;
    this.#squares[place] = square;
    this.values[place] = (this.values[place] ?? 0) - (this.#pace * slope) / Math.sqrt(square + 1e-6);
  }
}
