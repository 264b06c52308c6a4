import { factorsOf, movesOf } from '../model/chain.ts';
import { tableOf } from '../model/table.ts';
import type { Tagger } from '../model/tagger.ts';
import { randomFrom, shuffled } from './random.ts';
import { errorsOf, type Tagged, taggedBy, Weights } from './tagged.ts';
import type { TaughtRow } from './train-classifiers.ts';
import { trainConvolutions } from './train-convolutions.ts';

const epochs = 4;
/** Greater, the many features of a word overshoot, and the model is sure of what is wrong. */
const pace = 0.1;
/** This many weights are kept, the strongest. */
const kept = 380_000;

interface Learner {
  size: number;
  moves: Uint8Array;
  weights: Weights<Float32Array>;
  transitions: Weights<Float64Array>;
}

function emissionsOf(
  words: readonly (readonly number[])[],
  { size, weights: { values } }: Learner,
): Float64Array {
  const scores = new Float64Array(words.length * size);
  for (const [place, rows] of words.entries())
    for (const row of rows)
      for (let tag = 0, at = place * size; tag < size; tag++, at++)
        scores[at] = (scores[at] ?? 0) + (values[row * size + tag] ?? 0);
  return scores;
}

/** Moves the weights so that the right tags of a message become likelier. `isFinal`: weights that were dropped stay so. */
function learn({ words, tags }: Tagged['examples'][number], learner: Learner, isFinal: boolean): void {
  const { size, moves, weights, transitions } = learner;
  const factors = factorsOf(transitions.values, moves);
  const errors = errorsOf({ size, emissions: emissionsOf(words, learner), factors }, tags);
  for (const [move, by] of errors.moves) transitions.move(move, by);
  for (const [at, by] of errors.tags.entries())
    if (Math.abs(by) > 1e-3)
      for (const row of words[Math.floor(at / size)] ?? [])
        weights.move(row * size + (at % size), by, isFinal);
}

/** Drops all but the strongest weights, so that the file stays small. */
function dropWeak(weights: Float32Array): void {
  const sorted = weights.map(Math.abs).toSorted();
  const least = sorted[Math.max(0, sorted.length - kept)] ?? 0;
  for (let at = 0; at < weights.length; at++) if (Math.abs(weights[at] ?? 0) < least) weights[at] = 0;
}

/** Trains both taggers on the marks of the rows; the same rows give the same weights. `last`: the second goes on from it. */
export function trainTagger(taught: readonly TaughtRow[], last?: Tagger): Tagger {
  const tagged = taggedBy(taught);
  const { tags, numbers, examples } = tagged;
  const size = tags.length;
  const learner: Learner = {
    size,
    moves: movesOf(tags),
    weights: new Weights(new Float32Array(numbers.size * size), pace),
    transitions: new Weights(new Float64Array((size + 1) * size), pace),
  };
  let left = epochs * examples.length;
  for (const example of shuffled(examples, left, randomFrom(2))) {
    if (left === examples.length) dropWeak(learner.weights.values);
    learn(example, learner, left <= examples.length);
    left--;
  }
  return {
    tags,
    table: tableOf(learner.weights.values, numbers, size),
    factors: factorsOf(learner.transitions.values, learner.moves),
    convolutions: trainConvolutions(
      tagged,
      last?.tags.join() === tags.join() ? last.convolutions : undefined,
    ),
  };
}
