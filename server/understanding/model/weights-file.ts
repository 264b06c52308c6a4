import type { Classifier } from './classifier.ts';
import { featureVersion } from './features.ts';
import type { Tagger } from './tagger.ts';

/** What is learnt from `knowledge/`. */
export interface Model {
  /** Hash of the rows that it was trained on. */
  rows: string;
  acts: Classifier;
  topics: Classifier;
  tagger: Tagger;
}

type ByFeature = Classifier['byFeature'];

/** A sparse table as bytes: features by their distance from the one before, weights in 255 steps of the strongest. */
function packTable(table: ByFeature): { bytes: Buffer; step: number } {
  let strongest = 0;
  for (const row of table.values())
    for (const [, weight] of row) strongest = Math.max(strongest, Math.abs(weight));
  const step = strongest / 127 || 1;
  const bytes: number[] = [];
  const put = (number: number): void => {
    let left = number;
    for (; left > 127; left = Math.floor(left / 128)) bytes.push(128 + (left % 128));
    bytes.push(left);
  };
  let before = 0;
  for (const [feature, row] of [...table].toSorted(([one], [other]) => one - other)) {
    const kept = row
      .map(([label, weight]) => [label, Math.round(weight / step)] as const)
      .filter(([, weight]) => weight !== 0);
    if (kept.length === 0) continue;
    put(feature - before);
    put(kept.length);
    before = feature;
    let labelBefore = 0;
    for (const [label, weight] of kept) {
      put(label - labelBefore);
      bytes.push(weight + 128);
      labelBefore = label;
    }
  }
  return { bytes: Buffer.from(bytes), step };
}

function unpackTable(bytes: Buffer, step: number): ByFeature {
  const table = new Map<number, [number, number][]>();
  let at = 0;
  const next = (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  };
  let feature = 0;
  while (at < bytes.length) {
    feature += next();
    const row: [number, number][] = [];
    let label = 0;
    for (let left = next(); left > 0; left--) {
      label += next();
      row.push([label, ((bytes[at++] ?? 128) - 128) * step]);
    }
    table.set(feature, row);
  }
  return table;
}

const names = ['acts', 'topics', 'tagger'] as const;

interface Header {
  rows: string;
  features: number;
  labels: Record<(typeof names)[number], readonly string[]>;
  transitions: Tagger['transitions'];
  tables: Record<(typeof names)[number], { length: number; step: number }>;
}

/** One line of JSON, then the three tables. */
export function packModel({ rows, acts, topics, tagger }: Model): Buffer {
  const packed = {
    acts: packTable(acts.byFeature),
    topics: packTable(topics.byFeature),
    tagger: packTable(tagger.byFeature),
  };
  const tableOf = ({ bytes, step }: { bytes: Buffer; step: number }) => ({ length: bytes.length, step });
  const header: Header = {
    rows,
    features: featureVersion,
    labels: { acts: acts.labels, topics: topics.labels, tagger: tagger.tags },
    transitions: tagger.transitions.map((row) => row.map((one) => Math.round(one * 100) / 100)),
    tables: { acts: tableOf(packed.acts), topics: tableOf(packed.topics), tagger: tableOf(packed.tagger) },
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...names.map((name) => packed[name].bytes),
  ]);
}

export function unpackModel(file: Buffer): Model {
  const end = file.indexOf('\n');
  // Our own file of our own build: its shape is not input.
  const header: Header = JSON.parse(file.toString('utf8', 0, end));
  if (header.features !== featureVersion)
    throw new Error(
      `The weights are of feature version ${header.features}, not ${featureVersion}: train anew.`,
    );
  let from = end + 1;
  const [acts, topics, tagger] = names.map((name) => {
    const { length, step } = header.tables[name];
    const table = unpackTable(file.subarray(from, from + length), step);
    from += length;
    return table;
  });
  const empty: ByFeature = new Map();
  return {
    rows: header.rows,
    acts: { labels: header.labels.acts, byFeature: acts ?? empty },
    topics: { labels: header.labels.topics, byFeature: topics ?? empty },
    tagger: { tags: header.labels.tagger, byFeature: tagger ?? empty, transitions: header.transitions },
  };
}
