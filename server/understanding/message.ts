import { withoutAccents } from '../../src/brazil/without-accents.ts';
import { messageLength } from '../../src/contract/lead/answer-lengths.ts';
import { kindsOf, type WordClasses } from './kinds.ts';

export interface Token {
  from: number;
  to: number;
  /** Lower case, without accents. */
  plain: string;
  /** What a grammar says that it is part of, or the class of the word: `document`, `weekday`; empty if neither. */
  kind: string;
}

/** A message, taken apart once. `text` and `plain` have the same length: what is found in one is cut from the other. */
export interface Message {
  /** As typed, with one kind of space. */
  text: string;
  plain: string;
  tokens: readonly Token[];
}

/** Quotation marks, and the markup of other chats ('*ana@gmail.com*'). */
const markup = /["“”„«»*~`]+|^(?:[\s>_•·]|[–—-]+\s)+(?=\S)|(?<=\S)_+\s*$/gu;

/** One letter for one, so that no place moves. */
const plainOf = (text: string): string =>
  text.replace(/[^ -@[-~\n]/gu, (letter) => {
    const bare = withoutAccents(letter).toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });

export function readMessage(typed: string, words: WordClasses): Message {
  const text = typed
    .slice(0, messageLength)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(markup, '')
    .trim()
    .replace(/(?<!\s)\s*[\n\r\u2028\u2029]\s*/g, '\n')
    .replace(/[^\S\n]+|(?!\n)\p{Cc}+/gu, ' ');
  const plain = plainOf(text);
  const places = [...plain.matchAll(/\d+|[\p{L}\p{M}]+|[^ \p{L}\p{M}\d]/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    plain: word,
  }));
  const kinds = kindsOf(plain, places, words);
  return { text, plain, tokens: places.map((place, at) => ({ ...place, kind: kinds[at] ?? '' })) };
}
