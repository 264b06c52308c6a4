import type { OtherLanguage } from '../../../content/conversation/other-languages/other-language.ts';
import { otherLanguages } from '../../../content/conversation/other-languages/other-languages.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { inFull } from '../text/normalise.ts';
import { type Text, textOf, wordsOf } from '../text/text.ts';

export type Language = OtherLanguage['name'];

/** 'I don't', 'I dont' and 'I don t' are one phrase. */
const keyOf = (phrase: string): string => wordsOf(phrase).join('');

const contracted = /^(?:t|s|m|re|ve|ll|d)$/;

const patternOf = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word, at) => (at === 0 ? word : `[ ,'’´-]{${contracted.test(word) ? 0 : 1},2}${word}`))
    .join('');

/** Any of the phrases, the longest first; not inside an e-mail. */
function anyOf(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length).map(patternOf);
  return new RegExp(`(?<![a-z\\d@._])(?:${longestFirst.join('|')})(?![a-z\\d@_]|[.-][a-z\\d])`, 'g');
}

function readerOf({ name, words, shared, phrases, times = [] }: OtherLanguage) {
  const all = phrases.flatMap((line) => {
    const [said = '', meant = ''] = line.split('=');
    return said.split('|').map((one) => [one, meant] as const);
  });
  const telling = all.map(([phrase]) => phrase).filter((phrase) => phrase.startsWith('!'));
  const bare = (phrase: string): string => phrase.replace('!', '');
  return {
    name,
    times,
    words: new Set(words.split(' ')),
    shared: new Set(shared.split(' ')),
    telling: anyOf(telling.map(bare)),
    tells: new Set(telling.map(keyOf)),
    known: anyOf(all.map(([phrase]) => bare(phrase))),
    meanings: new Map(all.map(([phrase, meant]) => [keyOf(phrase), meant])),
  };
}

type Reader = ReturnType<typeof readerOf>;

const readers = otherLanguages.map(readerOf);

/** Function words of the language: a name or a brand has none. Of two that no other language has, fewer are enough. */
const leastShare = 0.3;
const leastShareOfOwn = 0.2;

/** The language of a message by its function words. */
function byWords(words: readonly string[]): Reader | null {
  const counted = readers.map((reader) => {
    const known = words.filter((word) => reader.words.has(word));
    return { reader, known: known.length, own: known.filter((word) => !reader.shared.has(word)).length };
  });
  const [most] = counted.toSorted((one, other) => other.own - one.own || other.known - one.known);
  if (most === undefined || most.own === 0 || most.known < 2) return null;
  const { reader } = most;
  const own = words.filter((word) => word.length > 2 && reader.words.has(word) && !reader.shared.has(word));
  const least = own.length > 1 ? leastShareOfOwn : leastShare;
  return most.known / words.length >= least ? reader : null;
}

export const languageOf = (plain: string): Language | null => byWords(wordsOf(plain))?.name ?? null;

/** The language by a phrase of it, the longest of several. */
function byPhrase(plain: string): Reader | null {
  const told = readers.map((reader) => ({
    reader,
    letters: (plain.match(reader.telling) ?? []).join('').length,
  }));
  const [most] = told.toSorted((one, other) => other.letters - one.letters);
  return most !== undefined && most.letters > 0 ? most.reader : null;
}

/** Dates and hours as they are written in Portuguese. */
const withTimes = (text: Text, { times }: Reader): Text =>
  times.reduce((said, [pattern, meant]) => {
    const shown = said.shown.replace(pattern, meant);
    return shown === said.shown ? said : textOf(shown);
  }, text);

/** The message with its known phrases in Portuguese. `isFrame`: single words that are not telling stay, for they may be part of a name. */
function translated(text: Text, reader: Reader, isFrame: boolean): Text {
  const { shown, plain } = isFrame ? text : withTimes(text, reader);
  let words = '';
  let end = 0;
  for (const { 0: phrase, index } of plain.matchAll(reader.known)) {
    const key = keyOf(phrase);
    if (isFrame && key === phrase && !reader.tells.has(key)) continue;
    words += shown.slice(end, index) + (reader.meanings.get(key) ?? '');
    end = index + phrase.length;
  }
  if (end === 0) return { shown, plain };
  const said = `${words}${shown.slice(end)}`.replace(/[¿¡]/g, '').replace(/ {2,}/g, ' ');
  const read = textOf(said.replace(/^[ ,.;!?]+|[ ,]+$/g, ''));
  return wordsOf(read.plain).length > 0 ? read : { shown, plain };
}

export interface Translated {
  text: Text;
  /** The language of the message; null for Portuguese. */
  language: Language | null;
}

/** Translates a message into Portuguese. Where a name is asked, only the words around it are translated, unless it is a question. */
export function inPortuguese(text: Text, isOfName: boolean): Translated {
  const reader = byPhrase(text.plain) ?? byWords(wordsOf(inFull(text).plain));
  if (reader === null) return { text, language: null };
  const framed = isOfName ? translated(text, reader, true) : null;
  const read = framed === null || looksLikeQuestion(framed) ? translated(text, reader, false) : framed;
  return { text: read, language: reader.name };
}
