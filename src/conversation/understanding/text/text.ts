import { withoutAccents } from '../../../brazil/without-accents.ts';

/** A message in two writings of the same length, so that what is found in the plain one can be cut from the other. */
export interface Text {
  /** The typed text, with one kind of space. */
  shown: string;
  /** Lower case, without accents. */
  plain: string;
}

/** Longer messages are refused unread, so that none takes long to read. */
export const textLimit = 400;

/** Quotation marks, a message's markup ('*ana@gmail.com*') and a dash in front of all: signs that tell nothing. */
const markup = /["“”„«»*~`]+|^(?:[\s>_•·]|[–—-]+\s)+(?=\S)|(?<=\S)_+\s*$/gu;

export function textOf(typed: string): Text {
  const shown = typed
    // What looks at a message before it is refused sees no more of it either.
    .slice(0, textLimit)
    .normalize('NFC')
    .replace(/[\p{Cf}\uE000]/gu, '')
    .replace(markup, '')
    .replace(/ *[\n\r\u2028\u2029]+ */g, '\n')
    .replace(/[^\S\n]+|(?!\n)\p{Cc}+/gu, ' ')
    .trim();
  return { shown, plain: plainOf(shown) };
}

export const plainOf = (text: string): string =>
  text
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^ -~\n]/gu, (letter) => {
      const bare = withoutAccents(letter).toLowerCase();
      return bare.length === letter.length ? bare : letter;
    });

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The words of a list that is written in one string. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Replaces an answer that was taken out. A private character, which is removed from every message. */
export const cutMark = '\uE000';

export function cut({ shown, plain }: Text, from: number, to: number): Text {
  const gap = cutMark.repeat(to - from);
  return {
    shown: shown.slice(0, from) + gap + shown.slice(to),
    plain: plain.slice(0, from) + gap + plain.slice(to),
  };
}

export interface Segment extends Text {
  from: number;
}

/** The parts between commas, lines and removed answers. */
export function segmentsOf({ shown, plain }: Text): Segment[] {
  const segments: Segment[] = [];
  for (const match of plain.matchAll(/[^\uE000\n,;|()]+/g)) {
    const part = match[0];
    const trimmed = part.trim();
    if (!anyLetter.test(trimmed)) continue;
    const from = match.index + part.indexOf(trimmed);
    segments.push({ from, plain: trimmed, shown: shown.slice(from, from + trimmed.length) });
  }
  return segments;
}

/**
 * Letters and marks of any script, as the inside of a class: what \p{L} names in full takes a slow phone several milliseconds to
 * compile, at each place where it stands.
 */
export const letters =
  'a-zA-Z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff\\uf900-\\ufdfb\\ufe70-\\ufefc\\uff10-\\uffdc';

const word = new RegExp(`[${letters}\\d]+`, 'g');
const wordOrSign = new RegExp(`[${letters}\\d]+|[@+(]`, 'g');
const anyLetter = new RegExp(`[${letters}\\d]`);

/** Whether a word begins with a capital; false for letters without two forms. */
export const isCapital = (word: string): boolean => word.slice(0, 1) !== word.slice(0, 1).toLowerCase();
export const isSmall = (word: string): boolean => word.slice(0, 1) !== word.slice(0, 1).toUpperCase();

export const wordsOf = (plain: string): string[] => plain.match(word) ?? [];

/** Whether the text holds only these words. */
export const isEveryWord = (plain: string, words: ReadonlySet<string>): boolean =>
  wordsOf(plain).every((one) => words.has(one));

/** The index after these words and the signs between them. */
export function skipWords(plain: string, words: ReadonlySet<string>): number {
  let at = 0;
  for (const match of plain.matchAll(wordOrSign)) {
    at = match.index;
    if (!words.has(match[0])) return at;
  }
  return plain.length;
}

/** Whether one of the patterns matches. */
export const saysOneOf = (ways: readonly RegExp[], plain: string): boolean =>
  ways.some((way) => way.test(plain));

/** The text with what a pattern matches overwritten by blanks or another sign, so that all other places stay where they are. */
export const blank = (plain: string, pattern: RegExp, sign = ' '): string =>
  plain.replace(pattern, (words) => sign.repeat(words.length));
