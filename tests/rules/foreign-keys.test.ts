import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Tables that several files read: what is published, and the catalogue. */
const shared = ['published', 'faq', 'benefits', 'slotNames'];

/** Names that a file declares with keys of any kind. */
const tablesOf = (text: string): string[] =>
  Array.from(text.matchAll(/\b(\w+)\??: (?:Readonly<|Partial<)*Record<string,/g), ([, name = '']) => name);

/** Reads of a table by what a variable holds; writing to it, and literal names, are no look-up. */
const bareReads = (text: string): string[] => {
  const names = [...tablesOf(text), ...shared];
  const read = new RegExp(`(?<!\\w)(?<!delete )(?:${names.join('|')})\\[(?!['"\`\\d])[^\\]]+\\](?! = )`, 'g');
  return text
    .split('\n')
    .flatMap((line) => (line.includes('Object.hasOwn(') ? [] : (line.match(read) ?? [])));
};

it.each([
  ['const kinds: Readonly<Record<string, Kind>> = {};\nkinds[data.type]?.parse(data);', 1],
  ['const taps: Readonly<Partial<Record<string, Tap>>> = {};\nif (taps[name] !== undefined) take();', 1],
  ['sold().published[body.campaign] ?? []', 1],
  ['const kinds: Record<string, Kind> = {};\nObject.hasOwn(kinds, name) ? kinds[name] : null;', 0],
  ["const kinds: Record<string, Kind> = {};\nlookUp(kinds, data.type); kinds['a']; kinds[name] = 1;", 0],
  ['const words: Record<Kind, string> = {};\nwords[kind];', 0],
])('%j has %i bare reads', (text, count) => expect(bareReads(text)).toHaveLength(count));

it('what the server runs reads tables by a foreign key only with lookUp or Object.hasOwn', () => {
  const files = globSync('{server,src/{brazil,contract,content,funnel,catalogue,dialogue,store}}/**/*.ts');
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) => file !== 'src/contract/look-up.ts');
  expect(
    others.flatMap((file) => bareReads(readFileSync(file, 'utf8')).map((read) => `${file}: ${read}`)),
  ).toEqual([]);
});
