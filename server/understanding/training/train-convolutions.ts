import { factorsOf, movesOf } from '../model/chain.ts';
import { type Convolutions, type Layer, layersFor, numbersFor, pass, width } from '../model/convolutions.ts';
import { places } from '../model/features.ts';
import { randomFrom, shuffled } from './random.ts';
import { errorsOf, type Tagged, Weights } from './tagged.ts';

const epochs = 3;
/** Few rows are learnt more often. */
const fewest = 2_000;
/** Of the numbers of features, and of the layers: they slow down to none. */
const [pace, layerPace] = [0.05, 0.002];
/** Going on from what was learnt, as slowly as its last epoch began. */
const pacesLeft = 1 / epochs;
/** The layers move by so many messages at once. */
const batch = 8;
/** So many features have numbers, the most frequent: the others say little. */
const embeddedFeatures = 120_000;
/** A tag this near to right is learnt. */
const wellKnown = 0.01;
/** The share of features that a message is learnt without: each word is then known by more than one of them. */
const hidden = 0.1;

/** Weights with the slopes that move them, what moved them of late, and its squares (Adam). */
class Moving {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly #moved: Float64Array;
  readonly #squares: Float64Array;
  #times = 0;

  constructor(values: Float64Array) {
    this.values = values;
    this.slopes = new Float64Array(values.length);
    this.#moved = new Float64Array(values.length);
    this.#squares = new Float64Array(values.length);
  }

  move(rate: number): void {
    this.#times++;
    const [early, earlySquares] = [1 - 0.9 ** this.#times, 1 - 0.999 ** this.#times];
    for (const [at, sum] of this.slopes.entries()) {
      const slope = sum / batch;
      const moved = 0.9 * (this.#moved[at] ?? 0) + 0.1 * slope;
      const square = 0.999 * (this.#squares[at] ?? 0) + 0.001 * slope * slope;
      this.#moved[at] = moved;
      this.#squares[at] = square;
      add(this.values, at, -(rate * moved) / early / (Math.sqrt(square / earlySquares) + 1e-8));
    }
    this.slopes.fill(0);
  }
}

type Weighed = Pick<Moving, 'values' | 'slopes'>;

function add(list: Float64Array | Float32Array, at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by;
}

/** Adds the slopes of a layer's weights by those of its outputs; the slopes of its inputs. */
function back(
  layer: Layer,
  inputs: Float64Array,
  errors: Float64Array,
  { values, slopes }: Weighed,
): Float64Array {
  const { outputs, first } = layer;
  const found = new Float64Array(inputs.length);
  for (let at = 0; at < errors.length; at++) add(slopes, first + (at % outputs), errors[at] ?? 0);
  for (let word = 0, output = 0; output < errors.length; word++, output += outputs) {
    const { values: numbers, from, rows, count } = numbersFor(layer, inputs, word);
    for (let index = 0; index < count; index++) {
      const [value = 0, row = 0] = [numbers[index], rows[index]];
      let sum = 0;
      for (let at = 0; at < outputs; at++) {
        const error = errors[output + at] ?? 0;
        sum += error * (values[row + at] ?? 0);
        slopes[row + at] = (slopes[row + at] ?? 0) + value * error;
      }
      add(found, from[index] ?? 0, sum);
    }
  }
  return found;
}

/** Adds the slopes of all weights by those of the scores; the slopes of the sums of each word's features. */
export function passBack(
  { mixed, numbers }: Pick<ReturnType<typeof pass>, 'mixed' | 'numbers'>,
  errors: Float64Array,
  scoring: Layer,
  weighed: Weighed,
): Float64Array {
  let found = back(scoring, numbers, errors, weighed);
  for (const { layer, inputs, added } of mixed.toReversed()) {
    const own = found.map((slope, at) => (added[at] === 0 ? 0 : slope));
    const before = back(layer, inputs, own, weighed);
    found = found.map((slope, at) => slope + (before[at] ?? 0));
  }
  const embedded = mixed[0]?.inputs ?? numbers;
  found = found.map((slope, at) => (embedded[at] === 0 ? 0 : slope));
  for (const [at, slope] of found.entries()) add(weighed.slopes, at % width, slope);
  return found;
}

type Learning = Convolutions<Float32Array>;

/** Nothing learnt yet: features are nought, layers random. */
function untaught(numbers: Tagged['numbers'], tags: number, random: () => number): Learning {
  const { mixing, scoring, weights } = layersFor(tags);
  const net = {
    rowOf: new Uint32Array(places),
    embedded: new Float32Array(Math.min(embeddedFeatures, numbers.size) * width),
    scale: 1 / (1 - hidden),
    weights: new Float64Array(weights),
    factors: new Float64Array((tags + 1) * tags),
  };
  for (const [feature, row] of numbers) if (row < embeddedFeatures) net.rowOf[feature] = row + 1;
  // Above nought: below, a number would never learn.
  net.weights.fill(0.2, 0, width);
  for (const { taps, outputs, first } of [...mixing, scoring]) {
    const spread = Math.sqrt(3 / (taps.length * width));
    const end = first + (taps.length * width + 1) * outputs;
    for (let at = first + outputs; at < end; at++) net.weights[at] = (2 * random() - 1) * spread;
  }
  return net;
}

/** What was learnt last, for the features that there are now. */
function goOn(net: Learning, last: Convolutions): void {
  net.weights.set(last.weights);
  net.factors.set(last.factors.map((factor) => Math.log(Math.max(factor, 1e-9))));
  for (const [feature, row] of net.rowOf.entries()) {
    const from = ((last.rowOf[feature] ?? 0) - 1) * width;
    if (row === 0 || from < 0) continue;
    for (let at = 0; at < width; at++)
      net.embedded[(row - 1) * width + at] = ((last.embedded[from + at] ?? 0) * last.scale) / net.scale;
  }
}

/** Steps from nought to the strongest number that is told apart, and how many numbers are stronger. */
const [steps, stronger] = [9, 0.001];

/** In the few steps of a file; a feature of noughts has no row. */
function rounded({ rowOf, embedded, scale, weights, factors }: Learning, moves: Uint8Array): Convolutions {
  const sorted = embedded.map(Math.abs).toSorted();
  const step = (sorted.at(-Math.ceil(sorted.length * stronger)) ?? 0) / steps;
  const short = Int8Array.from(embedded, (one) => Math.max(-steps, Math.min(steps, Math.round(one / step))));
  let rows = 0;
  const found = rowOf.map((row) => {
    const from = (row - 1) * width;
    if (row === 0 || short.subarray(from, from + width).every((one) => one === 0)) return 0;
    return ++rows;
  });
  const kept = new Int8Array(rows * width);
  for (const [feature, row] of found.entries()) {
    const from = ((rowOf[feature] ?? 0) - 1) * width;
    if (row > 0) kept.set(short.subarray(from, from + width), (row - 1) * width);
  }
  return {
    ...{ rowOf: found, embedded: kept, scale: Math.fround(scale * step) },
    ...{ weights: Float64Array.from(Float32Array.from(weights)), factors: factorsOf(factors, moves) },
  };
}

/** Trains on the marks of the rows, or goes on for an epoch; the same rows give the same weights. */
export function trainConvolutions({ tags, numbers, examples }: Tagged, last?: Convolutions): Convolutions {
  const random = randomFrom(3);
  const size = tags.length;
  const layers = layersFor(size);
  const moves = movesOf(tags);
  const net = untaught(numbers, size, random);
  if (last !== undefined) goOn(net, last);
  const transitions = new Weights(net.factors, 0.1);
  const moving = new Moving(net.weights);
  const squares = new Float32Array(numbers.size);
  /** A feature slows down by the squares of what moved it (AdaGrad). */
  const moveRows = (rows: readonly number[], slopes: Float64Array, rate: number): void => {
    const square = slopes.reduce((sum, slope) => sum + slope * slope, 0) / width;
    for (const row of square === 0 ? [] : rows) {
      const all = (squares[row] ?? 0) + square;
      squares[row] = all;
      const step = rate / Math.sqrt(all);
      for (let at = 0; at < width; at++) add(net.embedded, row * width + at, -step * (slopes[at] ?? 0));
    }
  };
  let learnt = 0;
  const learn = (example: Tagged['examples'][number], left: number): void => {
    const words = example.words.map((rows) =>
      rows.filter((row) => row < embeddedFeatures && random() >= hidden),
    );
    const passed = pass(words, net, layers);
    const chain = { size, emissions: passed.scores, factors: factorsOf(net.factors, moves) };
    const errors = errorsOf(chain, example.tags);
    // Most messages are soon known well: nothing is to be learnt from them.
    if (errors.tags.every((error) => Math.abs(error) < wellKnown)) return;
    for (const [move, by] of errors.moves) transitions.move(move, by);
    const found = passBack(passed, errors.tags, layers.scoring, moving);
    for (const [word, rows] of words.entries())
      moveRows(rows, found.subarray(word * width, (word + 1) * width), pace * left);
    if (++learnt % batch === 0) moving.move(layerPace * left);
  };
  const [rounds, begin] = last === undefined ? [epochs, 1] : [1, pacesLeft];
  const messages = Math.max(examples.length * rounds, fewest);
  let done = 0;
  for (const example of shuffled(examples, messages, random)) learn(example, (1 - done++ / messages) * begin);
  return rounded(net, moves);
}
