import { chancesOf, factorsOf, movesOf } from '../model/chain.ts';
import { tableOf } from '../model/table.ts';
import { type Tagger, tagsOf } from '../model/tagger.ts';
import { tokenFeatures } from '../model/token-features.ts';
import { randomFrom, shuffle } from './random.ts';
import { numberFeatures } from './train-classifier.ts';
import type { TaughtRow } from './train-classifiers.ts';

const epochs = 4;
/** Greater, the many features of a word overshoot, and the model is sure of what is wrong. */
const pace = 0.1;
/** This many weights are kept, the strongest. */
const kept = 380_000;

/** Weights with the sum of the squares of what moved them (AdaGrad): the more a weight has moved, the less it moves. */
class Weights<List extends Float32Array | Float64Array> {
  readonly values: List;
  readonly #squares: Float64Array;

  constructor(values: List) {
    this.values = values;
    this.#squares = new Float64Array(values.length);
  }

  move(place: number, slope: number, isFinal = false): void {
    if (isFinal && this.values[place] === 0) return;
    const square = (this.#squares[place] ?? 0) + slope * slope;
    this.#squares[place] = square;
    this.values[place] = (this.values[place] ?? 0) - (pace * slope) / Math.sqrt(square + 1e-6);
  }
}

interface Example {
  /** Rows of the table of weights, by place in the message. */
  rows: readonly (readonly number[])[];
  /** The number of each token's tag. */
  tags: readonly number[];
}

interface Learner {
  size: number;
  moves: Uint8Array;
  weights: Weights<Float32Array>;
  transitions: Weights<Float64Array>;
}

function emissionsOf(places: Example['rows'], { size, weights: { values } }: Learner): Float64Array {
  const scores = new Float64Array(places.length * size);
  for (const [place, rows] of places.entries())
    for (const row of rows)
      for (let tag = 0, at = place * size; tag < size; tag++, at++)
        scores[at] = (scores[at] ?? 0) + (values[row * size + tag] ?? 0);
  return scores;
}

/** Moves the weights so that the right tags of a message become likelier. `isFinal`: weights that were dropped stay so. */
function learn({ rows, tags }: Example, learner: Learner, isFinal: boolean): void {
  const { size, moves, weights, transitions } = learner;
  const emissions = emissionsOf(rows, learner);
  const expected = new Map<number, number>();
  const expect = (move: number, by: number): void => void expected.set(move, (expected.get(move) ?? 0) + by);
  const factors = factorsOf(transitions.values, moves);
  const expectLikely = (move: number, chance: number): void => {
    if (chance > 1e-4) expect(move, chance);
  };
  const chances = chancesOf({ size, emissions, factors }, expectLikely);
  for (const [tag, chance] of chances.subarray(0, size).entries()) expectLikely(size * size + tag, chance);
  for (const [at, tag] of tags.entries()) expect((tags[at - 1] ?? size) * size + tag, -1);
  for (const [move, by] of expected) transitions.move(move, by);
  for (const [at, right] of tags.entries()) {
    for (const [tag, by] of errorsOf(chances.subarray(at * size, (at + 1) * size), right))
      for (const row of rows[at] ?? []) weights.move(row * size + tag, by, isFinal);
  }
}

/** How far the chance of each tag is from right, where it is far enough to matter. */
const errorsOf = (chances: Float64Array, right: number): (readonly [tag: number, by: number])[] =>
  [...chances]
    .map((chance, tag) => [tag, chance - (tag === right ? 1 : 0)] as const)
    .filter(([, by]) => Math.abs(by) > 1e-3);

/** Drops all but the strongest weights, so that the file stays small. */
function dropWeak(weights: Float32Array): void {
  const sorted = weights.map(Math.abs).toSorted();
  const least = sorted[Math.max(0, sorted.length - kept)] ?? 0;
  for (let at = 0; at < weights.length; at++) if (Math.abs(weights[at] ?? 0) < least) weights[at] = 0;
}

/** Trains the tagger on the marks of the rows; the same rows give the same weights. */
export function trainTagger(taught: readonly TaughtRow[]): Tagger {
  const named = taught.map(({ spans, message }) => tagsOf(spans, message.tokens));
  const told = [...new Set(named.flat().filter((tag) => tag !== 'O'))].map((tag) => tag.slice(2));
  const tags = ['O', ...[...new Set(told)].toSorted().flatMap((field) => [`B-${field}`, `I-${field}`])];
  const tagAt = new Map(tags.map((tag, at) => [tag, at]));
  const features = taught.map(({ message, step }) => tokenFeatures(message, step));
  const numbers = numberFeatures(features.flat());
  const examples = features.map(
    (lists, index): Example => ({
      rows: lists.map((list) => list.flatMap((feature) => numbers.get(feature) ?? [])),
      tags: (named[index] ?? []).map((tag) => tagAt.get(tag) ?? 0),
    }),
  );
  const size = tags.length;
  const learner: Learner = {
    size,
    moves: movesOf(tags),
    weights: new Weights(new Float32Array(numbers.size * size)),
    transitions: new Weights(new Float64Array((size + 1) * size)),
  };
  const random = randomFrom(2);
  const order = Uint32Array.from(examples.keys());
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    if (epoch === epochs) dropWeak(learner.weights.values);
    for (const index of order) {
      const example = examples[index];
      if (example !== undefined) learn(example, learner, epoch === epochs);
    }
  }
  return {
    tags,
    table: tableOf(learner.weights.values, numbers, size),
    factors: factorsOf(learner.transitions.values, learner.moves),
  };
}
