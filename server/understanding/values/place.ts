import { cityNicknames, largeCities } from '../../../src/brazil/large-cities.ts';
import { states } from '../../../src/brazil/states.ts';
import { readableName } from '../../../src/brazil/with-capitals.ts';
import { withoutAccents } from '../../../src/brazil/without-accents.ts';
import { letterOf, withDigits } from './numerals.ts';

const plainOf = (name: string): string => withoutAccents(name).toLowerCase();

const cities: ReadonlyMap<string, string> = new Map([
  ...largeCities.map((name) => [plainOf(name), name] as const),
  ...cityNicknames,
]);

/** A town as it is written: 'bh' is Belo Horizonte. */
export const readCity = (text: string, plain: string): string => cities.get(plain) ?? readableName(text);

export const readState = (plain: string): string | null =>
  states.find(({ uf, name }) => uf.toLowerCase() === plain || plainOf(name) === plain)?.uf ?? null;

/** A block or a lot as its sign says: 'q n j quarenta' is QNJ 40, '21 b de bola' is 21B. */
export const readBlock = (plain: string): string =>
  (withDigits(plain.replace(/\b([a-z]) de [a-z]{3,}/g, '$1')).match(/[a-z]+|\d+|-/g) ?? [])
    .map(letterOf)
    .map((word) => (word.length <= 3 && word !== 'e' ? word.toUpperCase() : word))
    .join(' ')
    .replace(/(?<=\b[A-Z]) (?=[A-Z]\b)|(?<=\d) (?=[A-Z]\b)| ?- ?/g, (gap) => gap.trim());
