import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemOf } from '../../src/brazil/stem-of.ts';
import { withoutAccents } from '../../src/brazil/without-accents.ts';

export const plainOf = (text: string): string => withoutAccents(text).toLowerCase();

const kinds = ['name', 'perhaps-name', 'linking', 'number', 'known'] as const;

/** `linking`: a function word. `perhaps-name`: kept, but not beside a name. */
export type WordKind = (typeof kinds)[number] | 'unknown';

const file = readFileSync(join(import.meta.dirname, '../../knowledge/kept-words.txt'), 'utf8');

const wordsOf = (kind: WordKind): readonly string[] =>
  file
    .split('\n')
    .filter((line) => line.startsWith(`${kind}: `))
    .flatMap((line) => line.slice(kind.length + 2).split(' '));

const known = new Set(wordsOf('known').map(stemOf));
const kindByWord = new Map(
  kinds.toReversed().flatMap((kind) => (kind === 'known' ? [] : wordsOf(kind).map((word) => [word, kind]))),
);

/** The kind of a plain word, which decides whether it may be kept. */
export const kindOf = (word: string): WordKind =>
  kindByWord.get(word) ?? (word.length > 1 && known.has(stemOf(word)) ? 'known' : 'unknown');
