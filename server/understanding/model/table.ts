import { places } from './features.ts';

/** Weights of labels by feature: those of feature `f` stand from `starts[f]` to `starts[f + 1]`. */
export interface Table {
  readonly starts: Uint32Array;
  readonly labels: Uint16Array;
  readonly weights: Float32Array;
}

/** What the features say for and against each label. */
export function scoresOf(
  { starts, labels, weights }: Table,
  features: readonly number[],
  size: number,
): Float64Array {
  const scores = new Float64Array(size);
  for (const feature of features) {
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? 0; at < end; at++) {
      const label = labels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0);
    }
  }
  return scores;
}

/** The weights of a full table that are not zero. `rowOf`: the row of each feature that has one. */
export function tableOf(full: Float32Array, rowOf: ReadonlyMap<number, number>, size: number): Table {
  const starts = new Uint32Array(places + 1);
  const labels: number[] = [];
  const weights: number[] = [];
  for (let feature = 0; feature < places; feature++) {
    const row = rowOf.get(feature);
    for (let label = 0; row !== undefined && label < size; label++) {
      const weight = full[row * size + label] ?? 0;
      if (weight === 0) continue;
      labels.push(label);
      weights.push(weight);
    }
    starts[feature + 1] = labels.length;
  }
  return { starts, labels: Uint16Array.from(labels), weights: Float32Array.from(weights) };
}

/** Steps from zero to the strongest weight, finer near zero: there are most. */
const steps = 16;

/** Small numbers as one byte, greater ones as more. */
function* bytesOf(number: number): Generator<number> {
  let left = number;
  for (; left > 127; left = Math.floor(left / 128)) yield 128 + (left % 128);
  yield left;
}

/** The table as bytes: how many weights each feature has, their labels by the distance from the one before, their steps. */
export function packTable({ starts, labels, weights }: Table): { bytes: Buffer; strongest: number } {
  const strongest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const stepOf = (weight: number): number =>
    Math.sign(weight) * Math.max(1, Math.round(steps * Math.sqrt(Math.abs(weight) / strongest)));
  const counts: number[] = [];
  const distances: number[] = [];
  for (let feature = 0; feature < places; feature++) {
    const [from, to] = [starts[feature] ?? 0, starts[feature + 1] ?? 0];
    counts.push(...bytesOf(to - from));
    for (let at = from; at < to; at++)
      distances.push(...bytesOf((labels[at] ?? 0) - (at === from ? 0 : (labels[at - 1] ?? 0))));
  }
  const lists = [counts, distances, Array.from(weights, (weight) => 128 + stepOf(weight))];
  return { bytes: Buffer.concat(lists.map((list) => Buffer.from(list))), strongest };
}

/** The table from its bytes. */
export function unpackTable(bytes: Uint8Array, strongest: number): Table {
  let at = 0;
  const next = (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  };
  const starts = new Uint32Array(places + 1);
  for (let feature = 0; feature < places; feature++) starts[feature + 1] = (starts[feature] ?? 0) + next();
  const total = starts[places] ?? 0;
  const labels = new Uint16Array(total);
  for (let feature = 0; feature < places; feature++) {
    let label = 0;
    for (let one = starts[feature] ?? 0; one < (starts[feature + 1] ?? 0); one++)
      labels[one] = label += next();
  }
  const weights = Float32Array.from(bytes.subarray(at, at + total), (byte) => {
    const step = byte - 128;
    return Math.sign(step) * strongest * (step / steps) ** 2;
  });
  return { starts, labels, weights };
}
