import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config, { floors } from '../../.dependency-cruiser.mjs';

const listed = (text: string): string[] => Array.from(text.matchAll(/`([\w/-]+)`/g), ([, name = '']) => name);

const rowsOf = (readme: string) =>
  readFileSync(readme, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'));

const rows = rowsOf('src/README.md').map(
  ([, folder = '', , imports = '']) => [listed(folder)[0] ?? '', listed(imports)] as const,
);

/** What a rule `<folder>-imports` allows beside the folder itself. */
function allowedTo(folder: string): string[] {
  const rule = config.forbidden?.find(({ name }) => name === `${folder}-imports`);
  const [, folders = ''] =
    /^\^src\/\((.+)\)\/$/.exec(rule && 'to' in rule ? String(rule.to.pathNot) : '') ?? [];
  return folders.split('|').filter((name) => name !== folder);
}

it('src/README.md has a row for each folder', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rows.map(([folder]) => folder).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

it.each(rows.filter(([folder]) => folder !== 'app'))(
  '%s may import what src/README.md says',
  (folder, imports) => {
    expect(imports).toEqual(allowedTo(folder));
  },
);

it('server/README.md has a row for each folder, in the order of the floors', () => {
  expect(rowsOf('server/README.md').map(([, folder = '']) => listed(folder)[0])).toEqual(floors.flat());
});
