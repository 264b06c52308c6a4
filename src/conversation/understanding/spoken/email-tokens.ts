import type { Text } from '../text/text.ts';
import { lowLine, signs } from './email-signs.ts';

/** A word, number or sign of an address. */
export interface Token {
  plain: string;
  shown: string;
  from: number;
  to: number;
}

// A full stop behind a word ends a sentence.
const token = new RegExp(
  `\\b${lowLine}(?![a-z])|[._+-]*[a-z\\d]+(?:[._+-]+[a-z\\d]+)*|[._+-]+(?! |$)|(?<= )\\.(?= (?:com|net|org|br)(?![a-z]))`,
  'g',
);

export const tokensIn = ({ plain, shown }: Text): Token[] =>
  [...plain.matchAll(token)].map(({ 0: text, index }) => ({
    plain: text,
    shown: shown.slice(index, index + text.length),
    from: index,
    to: index + text.length,
  }));

export const written = ({ plain }: Token): string => signs.get(plain) ?? (plain.includes(' ') ? '_' : plain);
export const isSign = (word: Token | undefined): boolean =>
  word !== undefined && (signs.has(word.plain) || word.plain.includes(' ') || /^[._+-]+$/.test(word.plain));
export const isLetter = (word: Token | undefined): boolean =>
  word !== undefined && /^[a-z]$/.test(word.plain);
