import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** One file for each change of the database, for good. */
const grows = ['server/migrations'];
const most = 28;

interface Room {
  path: string;
  files: number;
}

function roomsIn(path: string): Room[] {
  const entries = readdirSync(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${path}/${name}`);
  return [{ path, files }, ...rooms.flatMap(roomsIn)];
}

it('a folder with many files at one level has folders of its own for them', () => {
  const full = ['src', 'server', 'scripts', 'tests']
    .flatMap(roomsIn)
    .filter(({ path, files }) => files > most && !grows.includes(path));
  expect(full).toEqual([]);
});
