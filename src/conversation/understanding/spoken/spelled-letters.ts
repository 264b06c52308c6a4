import type { Text } from '../text/text.ts';
import { type Spelled, spelled } from './spelled.ts';

const byExample =
  /(?:(?<![a-z\d])[a-z](?: de [a-z]{2,})?[, ]+)*(?<![a-z\d])([a-z]) de \1[a-z]+[, ]+(?:[a-z](?: de [a-z]{2,})?[, ]+)*/;

/** 'N de navio, a, t de tatu': letters, each with a word that begins with it. */
export function lettersByExample(text: Text): Spelled | null {
  const match = byExample.exec(text.plain);
  if (match === null) return null;
  const [said] = match;
  const all = said.split(/, ?| (?!de )(?<! de )/).filter((part) => part !== '');
  const isSpelled = all.every((part) => part.length === 1 || part[5] === part[0]);
  const as = `${all.map(([letter]) => letter).join('')} `;
  return isSpelled ? spelled(text, [{ from: match.index, to: match.index + said.length, as }]) : null;
}

const calledOnly = 'jota|efe|aga|eme|ene|erre|xis|dablio|dabliu|ipsilon';
const called = new Map(
  'be b|ce c|efe f|ge g|aga h|jota j|ele l|eme m|ene n|pe p|erre r|esse s|te t|ve v|dablio w|dabliu w|xis x|ipsilon y|ze z'
    .split('|')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)] as const),
);
const anyCalled = [...called.keys()].join('|');
/** Most of these names are words as well: one that is none has to be among them. */
const byName = new RegExp(
  `(?<![a-z\\d])(?:(?:o|e|eh) )?((?:(?:${anyCalled})(?: (?:${anyCalled}|[a-z]))* )??(?:${calledOnly})(?: (?:${anyCalled}|[a-z]))*)(?![a-z\\d])`,
);

/** Letters by their names: 'jota ponto silva', 'erre esse'. Some are names of people too. */
export function lettersByName(text: Text): Spelled | null {
  const match = byName.exec(text.plain);
  if (match === null) return null;
  const [said, letters = ''] = match;
  const as = letters
    .split(' ')
    .map((name) => called.get(name) ?? name)
    .join('');
  return spelled(text, [{ from: match.index, to: match.index + said.length, as }]);
}
