import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Classifier } from './classifier.ts';
import { featureVersion } from './features.ts';
import { packTable, type Table, unpackTable } from './table.ts';
import type { Tagger } from './tagger.ts';

/** What is learnt from `knowledge/`. */
export interface Model {
  /** Hash of the rows that it was trained on. */
  rows: string;
  acts: Classifier;
  topics: Classifier;
  tagger: Tagger;
}

const names = ['acts', 'topics', 'tagger'] as const;

type Name = (typeof names)[number];

interface Header {
  rows: string;
  features: number;
  labels: Record<Name, readonly string[]>;
  factors: readonly number[];
  tables: Record<Name, { length: number; strongest: number }>;
}

/** A line of JSON, then the three tables, compressed. */
export function packModel({ rows, acts, topics, tagger }: Model): Buffer {
  const packed = {
    acts: packTable(acts.table),
    topics: packTable(topics.table),
    tagger: packTable(tagger.table),
  };
  const sizeOf = (name: Name) => ({ length: packed[name].bytes.length, strongest: packed[name].strongest });
  const header: Header = {
    rows,
    features: featureVersion,
    labels: { acts: acts.labels, topics: topics.labels, tagger: tagger.tags },
    factors: [...tagger.factors].map((one) => Number(one.toPrecision(4))),
    tables: { acts: sizeOf('acts'), topics: sizeOf('topics'), tagger: sizeOf('tagger') },
  };
  const tables = brotliCompressSync(Buffer.concat(names.map((name) => packed[name].bytes)));
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), tables]);
}

/** Our own file of our own build: its shape is not input. */
export const headerOf = (file: Buffer): Header => JSON.parse(file.toString('utf8', 0, file.indexOf('\n')));

export function unpackModel(file: Buffer): Model {
  const header = headerOf(file);
  if (header.features !== featureVersion)
    throw new Error(
      `The weights are of feature version ${header.features}, not ${featureVersion}: train anew.`,
    );
  const bytes = brotliDecompressSync(file.subarray(file.indexOf('\n') + 1));
  const tableAt = (name: Name): Table => {
    const before = names.slice(0, names.indexOf(name));
    const from = before.reduce((sum, one) => sum + header.tables[one].length, 0);
    const { length, strongest } = header.tables[name];
    return unpackTable(bytes.subarray(from, from + length), strongest);
  };
  const { labels, factors } = header;
  return {
    rows: header.rows,
    acts: { labels: labels.acts, table: tableAt('acts') },
    topics: { labels: labels.topics, table: tableAt('topics') },
    tagger: {
      tags: labels.tagger,
      table: tableAt('tagger'),
      factors: Float64Array.from(factors),
    },
  };
}
