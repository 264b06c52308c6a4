import { places } from './features.ts';

/** Weights of labels by feature: those of feature `f` stand from `starts[f]` to `starts[f + 1]`. */
export interface Table {
  readonly starts: Uint32Array;
  /** A label and the step of its weight, `label * room + step`: small, because most of the time goes into fetching them. */
  readonly entries: Uint16Array;
  readonly weights: Float32Array;
}

/** Steps from zero to the strongest weight, finer near zero: there are most. As many lead down to its opposite. */
const steps = 16;

const stepBits = 6;
const room = 1 << stepBits;

const weightsOf = (strongest: number): Float32Array =>
  Float32Array.from({ length: 2 * steps + 1 }, (_, step) => {
    const share = (step - steps) / steps;
    return Math.sign(share) * strongest * share ** 2;
  });

/** Adds what the features say for and against each label to the scores that stand from `first`. */
export function addScores(
  { starts, entries, weights }: Table,
  features: readonly number[],
  scores: Float64Array,
  first = 0,
): Float64Array {
  for (const feature of features) {
    const end = starts[feature + 1] ?? 0;
    for (let at = starts[feature] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0;
      const place = first + (entry >> stepBits);
      scores[place] = (scores[place] ?? 0) + (weights[entry & (room - 1)] ?? 0);
    }
  }
  return scores;
}

/** The weights of a full table that are not zero. `rowOf`: the row of each feature that has one. */
export function tableOf(full: Float32Array, rowOf: ReadonlyMap<number, number>, size: number): Table {
  const strongest = full.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const starts = new Uint32Array(places + 1);
  const entries: number[] = [];
  for (let feature = 0; feature < places; feature++) {
    const row = rowOf.get(feature);
    for (let label = 0; row !== undefined && label < size; label++) {
      const weight = full[row * size + label] ?? 0;
      const step = Math.max(1, Math.round(steps * Math.sqrt(Math.abs(weight) / strongest)));
      if (weight !== 0) entries.push(label * room + steps + Math.sign(weight) * step);
    }
    starts[feature + 1] = entries.length;
  }
  return { starts, entries: Uint16Array.from(entries), weights: weightsOf(strongest) };
}

/** Small numbers as one byte, greater ones as more. */
function* bytesOf(number: number): Generator<number> {
  let left = number;
  for (; left > 127; left = Math.floor(left / 128)) yield 128 + (left % 128);
  yield left;
}

/** The table as bytes: how many weights each feature has, their labels by the distance from the one before, their steps. */
export function packTable({ starts, entries, weights }: Table): { bytes: Buffer; strongest: number } {
  const labels = entries.map((entry) => entry / room);
  const counts: number[] = [];
  const distances: number[] = [];
  for (let feature = 0; feature < places; feature++) {
    const [from, to] = [starts[feature] ?? 0, starts[feature + 1] ?? 0];
    counts.push(...bytesOf(to - from));
    for (let at = from; at < to; at++)
      distances.push(...bytesOf((labels[at] ?? 0) - (at === from ? 0 : (labels[at - 1] ?? 0))));
  }
  const lists = [counts, distances, entries.map((entry) => firstStep + (entry % room))];
  return { bytes: Buffer.concat(lists.map((list) => Buffer.from(list))), strongest: weights.at(-1) ?? 0 };
}

/** The byte of the first step. */
const firstStep = 112;

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
  const entries = new Uint16Array(starts[places] ?? 0);
  for (let feature = 0; feature < places; feature++) {
    let label = 0;
    for (let one = starts[feature] ?? 0; one < (starts[feature + 1] ?? 0); one++) {
      label += next();
      entries[one] = room * label;
    }
  }
  for (let one = 0; one < entries.length; one++)
    entries[one] = (entries[one] ?? 0) + (bytes[at++] ?? 0) - firstStep;
  return { starts, entries, weights: weightsOf(strongest) };
}
