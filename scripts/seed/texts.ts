import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { type Chance, oneOf } from './chance.ts';

const rows = readFileSync(join(root, 'scripts/seed/texts.tsv'), 'utf8').trimEnd().split('\n');

/** Texts of made-up trade, a list a row. A talk goes by turns: the visitor, then the shop. */
export const textsOf = (kind: string): string[][] =>
  rows.flatMap((row) => (row.startsWith(`${kind}\t`) ? [row.split('\t').slice(1)] : []));

export const oneText = (chance: Chance, kind: string): string => oneOf(chance, textsOf(kind).flat());
