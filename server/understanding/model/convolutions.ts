import { places } from './features.ts';

/** Numbers that stand for a word. */
export const width = 64;

/** Weighs the numbers of the words at `taps` beside a word. Its weights stand from `first`: a constant row, then one an input. */
export interface Layer {
  taps: readonly number[];
  outputs: number;
  first: number;
}

/** Marks values by all words around: features as numbers, mixed by layers of which each reaches further, then a chain. */
export interface Convolutions<Numbers = Int8Array> {
  /** The row of each feature in `embedded`, counted from one; nought if it has none. */
  rowOf: Uint32Array;
  embedded: Numbers;
  scale: number;
  /** A constant for each number of a word, then the weights of the layers. */
  weights: Float64Array;
  factors: Float64Array;
}

/** Three layers that mix, and one that scores tags. */
export function layersFor(tags: number): { mixing: readonly Layer[]; scoring: Layer; weights: number } {
  let first = width;
  const layer = (taps: readonly number[], outputs: number): Layer => {
    const before = first;
    first += (taps.length * width + 1) * outputs;
    return { taps, outputs, first: before };
  };
  const mixing = [1, 2, 4].map((reach) => layer([-reach, 0, reach], width));
  const scoring = layer([0], tags);
  return { mixing, scoring, weights: first };
}

/** The numbers that count for a word and are not nought, their places, and the row of weights of each. */
export function numbersFor({ taps, outputs, first }: Layer, inputs: Float64Array, word: number) {
  const values = new Float64Array(taps.length * width);
  const from = new Int32Array(values.length);
  const rows = new Int32Array(values.length);
  let count = 0;
  for (let tap = 0; tap < taps.length; tap++) {
    const begin = (word + (taps[tap] ?? 0)) * width;
    if (begin < 0 || begin >= inputs.length) continue;
    for (let at = 0; at < width; at++) {
      const value = inputs[begin + at] ?? 0;
      if (value === 0) continue;
      values[count] = value;
      from[count] = begin + at;
      rows[count++] = first + (1 + tap * width + at) * outputs;
    }
  }
  return { values, from, rows, count };
}

function through(layer: Layer, weights: Float64Array, inputs: Float64Array): Float64Array {
  const { outputs, first } = layer;
  const sums = new Float64Array((inputs.length / width) * outputs);
  for (let word = 0, to = 0; to < sums.length; word++, to += outputs) {
    const { values, rows, count } = numbersFor(layer, inputs, word);
    sums.set(weights.subarray(first, first + outputs), to);
    // Two at once: most of the time goes into fetching the sums.
    for (let at = 0; at < count; at += 2) {
      const [one = 0, other = 0, row = 0, next = 0] = [values[at], values[at + 1], rows[at], rows[at + 1]];
      for (let out = 0; out < outputs; out++)
        sums[to + out] =
          (sums[to + out] ?? 0) + (one * (weights[row + out] ?? 0) + other * (weights[next + out] ?? 0));
    }
  }
  return sums;
}

const positive = (value: number): number => Math.max(0, value);

/** The numbers of each word by its rows in `embedded`. */
function embed(
  words: readonly (readonly number[])[],
  net: Convolutions<Int8Array | Float32Array>,
): Float64Array {
  const { embedded, scale, weights } = net;
  const sums = new Float64Array(words.length * width);
  for (const [word, rows] of words.entries())
    for (const row of rows)
      for (let at = 0, to = word * width, from = row * width; at < width; at++, to++, from++)
        sums[to] = (sums[to] ?? 0) + (embedded[from] ?? 0);
  return sums.map((sum, at) => positive(sum * scale + (weights[at % width] ?? 0)));
}

/** What enters each layer, what it adds, and the scores of tags at last. */
export function pass(
  words: readonly (readonly number[])[],
  net: Convolutions<Int8Array | Float32Array>,
  { mixing, scoring }: ReturnType<typeof layersFor>,
) {
  let numbers = embed(words, net);
  const mixed = mixing.map((layer) => {
    const inputs = numbers;
    const added = through(layer, net.weights, inputs).map(positive);
    numbers = inputs.map((number, at) => number + (added[at] ?? 0));
    return { layer, inputs, added };
  });
  return { mixed, numbers, scores: through(scoring, net.weights, numbers) };
}

export function scoresOf(
  features: readonly (readonly number[])[],
  net: Convolutions,
  tags: number,
): Float64Array {
  const words = features.map((own) =>
    own.flatMap((feature) => net.rowOf[feature] || []).map((row) => row - 1),
  );
  return pass(words, net, layersFor(tags)).scores;
}

/** The bytes of a file, and back. */
export const packConvolutions = ({ rowOf, embedded, weights }: Convolutions): Buffer =>
  Buffer.concat([
    Buffer.from(rowOf.map((row) => (row > 0 ? 1 : 0))),
    Buffer.from(embedded.buffer),
    Buffer.from(Float32Array.from(weights).buffer),
  ]);

export function unpackConvolutions(bytes: Uint8Array): Pick<Convolutions, 'rowOf' | 'embedded' | 'weights'> {
  let rows = 0;
  const rowOf = Uint32Array.from(bytes.subarray(0, places), (has) => (has === 0 ? 0 : ++rows));
  const end = places + rows * width;
  const layers = new Float32Array(Uint8Array.from(bytes.subarray(end)).buffer);
  return {
    rowOf,
    embedded: new Int8Array(Uint8Array.from(bytes.subarray(places, end)).buffer),
    weights: Float64Array.from(layers),
  };
}
