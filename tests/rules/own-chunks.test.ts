import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownChunks } from '../../scripts/build/first-page-chunks.ts';

it('every file that has a chunk of its own exists', () => {
  const named = Object.values(ownChunks).flat();
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
