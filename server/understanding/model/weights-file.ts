import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Classifier } from './classifier.ts';
import { packConvolutions, unpackConvolutions } from './convolutions.ts';
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
  convolutions: { factors: readonly number[]; scale: number };
  tables: Record<Name, { length: number; strongest: number }>;
}

const short = (factors: Float64Array): number[] => [...factors].map((one) => Number(one.toPrecision(4)));

/** The best takes a minute more, for a seventh less. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** A line of JSON, then the three tables and the convolutions, compressed. */
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
    factors: short(tagger.factors),
    convolutions: { factors: short(tagger.convolutions.factors), scale: tagger.convolutions.scale },
    tables: { acts: sizeOf('acts'), topics: sizeOf('topics'), tagger: sizeOf('tagger') },
  };
  const parts = [...names.map((name) => packed[name].bytes), packConvolutions(tagger.convolutions)];
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    brotliCompressSync(Buffer.concat(parts), { params: quick }),
  ]);
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
  const { labels, factors, convolutions } = header;
  const end = names.reduce((sum, one) => sum + header.tables[one].length, 0);
  return {
    rows: header.rows,
    acts: { labels: labels.acts, table: tableAt('acts') },
    topics: { labels: labels.topics, table: tableAt('topics') },
    tagger: {
      tags: labels.tagger,
      table: tableAt('tagger'),
      factors: Float64Array.from(factors),
      convolutions: {
        ...unpackConvolutions(bytes.subarray(end)),
        ...{ scale: convolutions.scale, factors: Float64Array.from(convolutions.factors) },
      },
    },
  };
}
