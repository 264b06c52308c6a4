import { monthBeginnings } from '../text/months.ts';
import type { Text } from '../text/text.ts';
import { cardinalAt, multipliers, numberWords } from './number-words.ts';

interface Place {
  text: string;
  from: number;
  to: number;
}

export interface Word extends Place {
  /** More than blanks stand between it and the word before. */
  isBehindSign: boolean;
}

/** A number in words or digits. */
export interface Numeral extends Place {
  isTyped: boolean;
  /** One word that is also an article or a pronoun: 'um momento', 'nós dois'. */
  isPlainWord: boolean;
}

export interface Told extends Numeral {
  /** The number of words it has. */
  length: number;
}

/** 'Mil e duzentos, é um sobrado' goes on with no number. */
const isVerb = ({ plain, shown }: Text, index: number): boolean =>
  /é/i.test(shown.charAt(index)) ||
  (/[,;.] ?$/.test(plain.slice(0, index)) && /^e uma? [a-z]/.test(plain.slice(index)));

export const wordsIn = (text: Text): Word[] =>
  [...text.plain.matchAll(/[a-z]+|\d+/g)].map(({ 0: word, index }) => ({
    text: word === 'e' && isVerb(text, index) ? 'eh' : word,
    from: index,
    to: index + word.length,
    isBehindSign: /[^a-z\d ] *$/.test(text.plain.slice(Math.max(index - 4, 0), index)),
  }));

const month = new RegExp(`^(?:${monthBeginnings.join('|')})`);

/** Nouns that a number counts. */
const labels = new Set(
  (
    'dia numero num nr quadra qd lote lt bloco bl torre apto apt ap apartamento casa cs sala loja andar conta agencia ag ' +
    'digito cep cpf codigo ddd telefone celular zap km opcao plano q'
  ).split(' '),
);
/** At the end of a part: 'o dois' is a number, 'o um que eu quero' is none. */
const articles = new Set('o no do pro e eh para n l q'.split(' '));
const counted = new Set('mega megas giga gigas reais andar h hora horas hs'.split(' '));

export const isNumber = (word: Word | undefined): boolean =>
  word !== undefined && (numberWords.has(word.text) || multipliers.has(word.text) || /^\d/.test(word.text));

const isOf = (link: Word | undefined): boolean => link?.text === 'de' || link?.text === 'do';

/** 'Dois de agosto', 'nove do seis': a part of a date. */
function isInDate(words: readonly Word[], at: number): boolean {
  const [second, before, next, after] = [-2, -1, 1, 2].map((step) => words[at + step]);
  const isDay = isOf(next) && (isNumber(after) || month.test(after?.text ?? ''));
  return isDay || (isOf(before) && isNumber(second));
}

/** Whether 'um', 'dois', 'primeiro' … are numbers here, and no words of a sentence. */
export function isCounted(words: readonly Word[], at: number, plain: string): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || word.text === 'meia') return false;
  if (isInDate(words, at)) return true;
  if (word.text === 'primeiro') return before?.text === 'dia';
  if (next && counted.has(next.text)) return word.text !== 'uma' || next.text.startsWith('h');
  if (word.text === 'uma') return false;
  const isLast = !/^ ?[a-z\d]/.test(plain.slice(word.to));
  const isFirst = before === undefined || /[^ ]/.test(plain.slice(before.to, word.from));
  if (isFirst || before === undefined) return isLast;
  return labels.has(before.text) || (isLast && articles.has(before.text));
}

const plurals = new Map(
  ['zeros', 'uns', 'doises', '', 'quatros', 'cincos', '', 'setes', 'oitos', 'noves'].map((word, digit) => [
    word,
    digit,
  ]),
);

/** Behind them one more: 'três zeros e um', 'três zeros e um um'. */
function digitBehind(words: readonly Word[], at: number): { digit: number; length: number } | null {
  const [link, first, second] = words.slice(at, at + 3);
  const digit = digitsSaid(first) ?? mostDigit + 1;
  if (link?.text !== 'e' || digit > mostDigit) return null;
  return { digit, length: first?.text === 'um' && second?.text === 'um' ? 3 : 2 };
}

const mostDigit = 9;

/** 'Três zeros'. */
function severalAlike(words: readonly Word[], at: number): Told | null {
  const [word, digits] = [words[at], words[at + 1]];
  const times = digitsSaid(word) ?? 0;
  const value = plurals.get(digits?.text ?? '-');
  if (word === undefined || digits === undefined || value === undefined || times < 2 || times > mostDigit)
    return null;
  const behind = digitBehind(words, at + 2);
  const length = 2 + (behind?.length ?? 0);
  const text = `${String(value).repeat(times)}${behind?.digit ?? ''}`;
  const { to } = words[at + length - 1] ?? digits;
  return { text, from: word.from, to, isTyped: false, isPlainWord: false, length };
}

/** One digit, so many times: 'triplo sete', 'três vezes o sete'. */
function repeated(words: readonly Word[], at: number): Told | null {
  const word = words[at];
  const isSaidTimes = words[at + 1]?.text === 'vezes';
  const times = isSaidTimes ? digitsSaid(word) : multipliers.get(word?.text ?? '');
  const behind = isSaidTimes ? (words[at + 2]?.text === 'o' ? 3 : 2) : 1;
  const digit = words[at + behind];
  const value = digitsSaid(digit) ?? 10;
  if (word === undefined || digit === undefined || times === undefined || times > 9 || value > 9) return null;
  const text = String(value).repeat(times);
  return { text, from: word.from, to: digit.to, isTyped: false, isPlainWord: false, length: behind + 1 };
}

function digitsSaid(word: Word | undefined): number | undefined {
  const said = numberWords.get(word?.text ?? '')?.value;
  return said ?? (/^\d+$/.test(word?.text ?? '') ? Number(word?.text) : undefined);
}

/** No number has more words. */
const mostWords = 12;

/** Behind a sign, figures and single digits are a number of their own: 'zero vinte, dois meia zero'. */
const isOnItsOwn = ({ text, isBehindSign }: Word): boolean =>
  isBehindSign && (/^\d/.test(text) || numberWords.get(text)?.rank === 'unit');

/** The words from here as `cardinalAt` reads them. */
const textsFrom = (words: readonly Word[], at: number): string[] =>
  words.slice(at, at + mostWords).map((word, index) => (index > 0 && isOnItsOwn(word) ? '' : word.text));

/** The number that begins here. `isApart`: see `cardinalAt`. `isDigit`: digits are told one by one, so that this is one of them. */
export function numberAt(
  words: readonly Word[],
  at: number,
  { isApart, isDigit }: { isApart: boolean; isDigit: boolean },
): Told | null {
  const word = words[at];
  if (word === undefined) return null;
  const times = severalAlike(words, at) ?? repeated(words, at);
  if (times !== null || multipliers.has(word.text)) return times;
  const cardinal = isDigit && /^\d/.test(word.text) ? null : cardinalAt(textsFrom(words, at), 0, isApart);
  if (/^\d/.test(word.text) && cardinal === null)
    return { ...word, isTyped: true, isPlainWord: false, length: 1 };
  const last = words[at + (cardinal?.length ?? 1) - 1];
  if (cardinal === null || last === undefined) return null;
  const { value, length } = cardinal;
  const isPlainWord = length === 1 && (value < 10 || word.text === 'mil');
  return { text: String(value), from: word.from, to: last.to, isTyped: false, isPlainWord, length };
}
