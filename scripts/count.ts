import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

// npm run count: lines and files of TypeScript, CSS and SQL by room, rows of knowledge, words of the documents, as git tracks them.
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const code = tracked.filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file));

// The first that fits takes the file.
const rooms: readonly (readonly [room: string, path: RegExp])[] = [
  ['understanding', /^(server\/understanding|src\/dialogue|src\/conversation\/messages)\//],
  ["understanding's scripts", /^scripts\/understanding\//],
  ["the conversation's tests", /^tests\/(conversation|dialogue|server\/understanding)\//],
  ['src', /^src\//],
  ['server', /^server\//],
  ['scripts', /^scripts\//],
  ['proofs', /^proofs\//],
  ['tests', /^tests\//],
  ['configuration', /^/],
];

const textsOf = (files: readonly string[]) => files.map((file) => readFileSync(join(root, file), 'utf8'));
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const linesOf = (files: readonly string[]) => sum(textsOf(files).map((text) => text.split('\n').length - 1));

function printRow(room: string, files: readonly string[]): void {
  const numbers = [linesOf(files), files.length].map((count) => count.toLocaleString('en').padStart(8));
  console.log(room.padEnd(26), ...numbers);
}

console.log(`${''.padEnd(26)}    lines    files`);
const filesOf = Map.groupBy(code, (file) => rooms.find(([, path]) => path.test(file))?.[0]);
for (const [room] of rooms) {
  printRow(room, filesOf.get(room) ?? []);
  if (room !== 'src') continue;
  const folders = Map.groupBy(filesOf.get(room) ?? [], (file) => file.split('/')[1]);
  for (const [folder, files] of folders) printRow(`  ${folder}`, files);
}
printRow('all', code);
// Messages and wordings; the lists of words are others' work.
const knowledge = tracked.filter((file) => /^knowledge\/(.*\.tsv|topics\/.*)$/.test(file));
const rows = textsOf(knowledge).flatMap((text) => text.split('\n').filter((line) => /^[^#]/.test(line)));
console.log(`knowledge: ${rows.length.toLocaleString('en')} rows`);
const documents = textsOf(tracked.filter((file) => file.endsWith('.md')));
const words = sum(documents.map((text) => text.split(/\s+/).filter((word) => word !== '').length));
console.log(`documents: ${words.toLocaleString('en')} words`);
