import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { floors } from '../../.dependency-cruiser.mjs';

const listed = (text: string): string[] => Array.from(text.matchAll(/`([\w/-]+)`/g), ([, name = '']) => name);

const rowsOf = (readme: string) =>
  readFileSync(readme, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'));

const namesIn = (readme: string) => rowsOf(readme).map(([, folder = '']) => listed(folder)[0]);

it('src/README.md has a row for each folder', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(namesIn('src/README.md').toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

it('server/README.md has a row for each folder, in the order of the floors', () => {
  expect(namesIn('server/README.md')).toEqual(floors.flat());
});
