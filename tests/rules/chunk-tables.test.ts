import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lateChunks, ownChunks } from '../../scripts/build/chunk-tables.ts';

const named = Object.values({ ...ownChunks, ...lateChunks }).flat();

it('every file that a chunk table names exists', () => {
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('no file is in two chunks', () => {
  expect(named.filter((file, index) => named.indexOf(file) !== index)).toEqual([]);
});
