import { memoize } from '../text/memoize.ts';
import type { Text } from '../text/text.ts';
import { hasNumberWord, isOrdinal } from './number-words.ts';
import { isCounted, isNumber, type Numeral, numberAt, type Word, wordsIn } from './numerals.ts';
import { type Said, type Spelled, spelled } from './spelled.ts';

/** The separator: none, a pause, or a sign. */
type Joint = '' | ',' | '-' | '/' | '.';

interface Linked extends Numeral {
  /** The connection to the number before it. */
  joint: Joint | null;
  /** A comma stands between them. */
  isBehindComma: boolean;
}

/** The number of a field, which may be told in groups of any length: 'conta 23 456 dígito 7'. */
export interface NumberShape {
  /** Its digits, and the letter of a check digit. */
  digits: RegExp;
  /** Directly in front of it, where it may have any length. */
  label?: RegExp;
}

interface How {
  /** A zero behind thousands is a digit of its own. */
  isApart?: boolean;
  /** Groups that make a number of this shape are one number, whether they are said or typed. */
  shape?: NumberShape;
}

const signs = new Map<string, Joint>([
  ...['traco', 'tracinho', 'hifen', 'digito', 'dig', 'dv', 'final'].map((word) => [word, '-'] as const),
  ['barra', '/'],
  ['ponto', '.'],
]);
const checkDigits = new Set(['digito', 'dig', 'dv']);
const besideCheckDigit = new Set('com e eh o verificador'.split(' '));
const saidSign = new RegExp(`\\d[, ]+(?:[a-z]{1,3} ){0,2}(?:${[...signs.keys()].join('|')})[ :]`);
const checkLetter = /^(?:x|xis)$/;

interface Link {
  joint: Joint;
  /** The word that it leads to. */
  at: number;
  isBehindComma: boolean;
}

/** The first word from here that says nothing of a check digit itself. */
function behindFillers(words: readonly Word[], from: number): number {
  let at = from;
  while (besideCheckDigit.has(words[at]?.text ?? '')) at++;
  return at;
}

/** The number behind a sign, and the sign: 'traço 25', 'com o dígito verificador 7', 'dígito xis'. */
function behindSign(words: readonly Word[], from: number, end: number, plain: string): Link | null {
  const filled = behindFillers(words, from);
  const isCheckDigit = checkDigits.has(words[filled]?.text ?? '');
  const at = isCheckDigit ? filled : from;
  const word = words[at];
  const joint = signs.get(word?.text ?? '');
  if (word === undefined || joint === undefined) return null;
  const next = isCheckDigit ? behindFillers(words, at + 1) : at + 1;
  const number = words[next];
  const isOne = isNumber(number) || (joint === '-' && checkLetter.test(number?.text ?? ''));
  const isNear =
    /^ *,? *$/.test(plain.slice(end, words[from]?.from)) &&
    /^[a-z ]*[ :]*$/.test(plain.slice(word.to, number?.from));
  return isOne && isNear ? { joint, at: next, isBehindComma: false } : null;
}

/** The connection of a number to the one before, and the word that makes it. */
function linkAt(words: readonly Word[], at: number, end: number, plain: string): Link | null {
  const next = words[at];
  if (next === undefined) return null;
  const signed = behindSign(words, at, end, plain);
  if (signed !== null) return signed;
  // 'Novecentos e sete décimo primeiro andar'.
  if (!isNumber(next) || isOrdinal(next.text)) return null;
  const gap = plain.slice(end, next.from);
  if (/^ +$/.test(gap)) return { joint: '', at, isBehindComma: false };
  return /^ ?[,.-] ?$/.test(gap) ? { joint: ',', at, isBehindComma: gap.includes(',') } : null;
}

/** This many numbers in a row are dictated, with or without pauses. */
const dictated = 4;

/** 'Um, quatro, sete e trinta e cinco': the last of what is dictated. */
function endOf(words: readonly Word[], at: number, plain: string): Link | null {
  const and = words[at];
  return and?.text === 'e' ? linkAt(words, at + 1, and.to, plain) : null;
}

interface Chain {
  numbers: readonly Linked[];
  /** The word behind it. */
  next: number;
}

/** The numbers that follow one another from here. */
function chainAt(words: readonly Word[], start: number, plain: string, isApart: boolean): Chain {
  const numbers: Linked[] = [];
  let link: Link = { joint: '', at: start, isBehindComma: false };
  for (;;) {
    const { joint, isBehindComma } = link;
    const isDigit = numbers.length > 1 && numbers.slice(-2).every(({ text }) => text.length === 1);
    const number =
      (joint === '-' ? checkLetterAt(words[link.at]) : null) ??
      numberAt(words, link.at, { isApart, isDigit });
    if (number === null) break;
    numbers.push({ ...number, joint: numbers.length === 0 ? null : joint, isBehindComma });
    const at = link.at + number.length;
    link = { ...link, at };
    const going =
      linkAt(words, at, number.to, plain) ?? (numbers.length < dictated - 1 ? null : endOf(words, at, plain));
    if (going === null) break;
    link = going;
  }
  return { numbers, next: Math.max(link.at, start + 1) };
}

const checkLetterAt = (word: Word | undefined) =>
  checkLetter.test(word?.text ?? '') && word !== undefined
    ? { ...word, text: 'x', isTyped: false, isPlainWord: false, length: 1 }
    : null;

const digitsOf = (numbers: readonly Linked[]): string => numbers.map(({ text }) => text).join('');

/** '1 0 0 9 mil e nove', '450, quatrocentos e cinquenta': the same number once more. */
function isRestated(numbers: readonly Linked[]): boolean {
  const last = numbers.at(-1);
  const before = numbers.slice(0, -1);
  const isSame = last !== undefined && last.text.length > 2 && digitsOf(before) === last.text;
  return isSame && (before.length > 1 || before[0]?.isTyped === false || !last.isTyped);
}

/** Groups that make the number of a field. Digits told one by one are a number of any field that has one. */
function isOneNumber(numbers: readonly Linked[], { digits, label }: NumberShape, plain: string): boolean {
  const [first] = numbers;
  if (first === undefined || numbers.some(({ joint }) => joint === '/' || joint === '.')) return false;
  // '12.345-6' is written as one number already.
  if (numbers.every(({ isTyped, joint }) => isTyped && joint !== '' && joint !== '-')) return false;
  const isByDigit = numbers.every(({ text }) => text.length === 1);
  if (label === undefined) return isByDigit || digits.test(digitsOf(numbers));
  const isLabelled = label.test(plain.slice(Math.max(first.from - 32, 0), first.from));
  return isLabelled && !numbers.some((one) => one.isBehindComma) && digits.test(digitsOf(numbers));
}

/** The text between two numbers; null if they stay separate. */
function between(before: Linked, number: Linked, isDictated: boolean): string | null {
  const { joint } = number;
  if (joint === null || (joint === ',' && !isDictated)) return null;
  if (joint !== '' && joint !== ',') return joint;
  if (before.isTyped && number.isTyped) return null;
  // 'Zero 4' is a month.
  if (before.text === '0' && number.text.length === 1) return '';
  return before.isTyped || number.isTyped ? ' ' : '';
}

/** The numbers of a chain as they are written: side by side where they were said so. */
function written(numbers: readonly Linked[]): Said[] {
  const isDictated =
    numbers.filter(({ isTyped }) => !isTyped).length >= dictated ||
    numbers.some(({ joint }) => joint === '-');
  const parts: Said[] = [];
  for (const [place, number] of numbers.entries()) {
    const { text, from, to } = number;
    const before = numbers[place - 1];
    const last = parts.at(-1);
    const sign = before === undefined ? null : between(before, number, isDictated);
    if (last === undefined || sign === null) parts.push({ from, to, as: text });
    else parts[parts.length - 1] = { from: last.from, to, as: `${last.as}${sign}${text}` };
  }
  return parts;
}

/** The numbers of a chain, or the one number that they make. */
function numbersOf(numbers: readonly Linked[], plain: string, shape?: NumberShape): Said[] {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (isRestated(numbers)) return [{ from: first.from, to: last.to, as: last.text }];
  if (shape === undefined || !isOneNumber(numbers, shape, plain)) return written(numbers);
  const signed = numbers.map(({ joint, text, from }, place) => {
    const isTypedSign = plain.slice(numbers[place - 1]?.to, from).includes('-');
    return place > 0 && (joint === '-' || isTypedSign) ? `-${text}` : text;
  });
  return [{ from: first.from, to: last.to, as: signed.join('') }];
}

const holds = (plain: string, { shape }: How): boolean =>
  hasNumberWord(plain) || saidSign.test(plain) || (shape !== undefined && /\d[ ,.-]{1,2}\d/.test(plain));

/** Where the digits are not as many as the field has, those behind tens count by themselves: 'seis trinta dois' is 6302. */
function chainInShape(words: readonly Word[], at: number, plain: string, how: How): Chain {
  const chain = chainAt(words, at, plain, how.isApart ?? false);
  if (how.shape?.label !== undefined || how.shape === undefined || chain.numbers.length < dictated)
    return chain;
  if (isOneNumber(chain.numbers, how.shape, plain)) return chain;
  const apart = chainAt(words, at, plain, true);
  return isOneNumber(apart.numbers, how.shape, plain) ? apart : chain;
}

function numbersSaid(text: Text, how: How): Spelled | null {
  const { plain } = text;
  const words = wordsIn(text);
  const parts: Said[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word?.text === 'primeiro' && isCounted(words, at, plain)) parts.push({ ...word, as: '1' });
    const { numbers, next } = chainInShape(words, at, plain, how);
    const [only, another] = numbers;
    const isWord =
      only !== undefined &&
      another === undefined &&
      (only.isTyped || (only.isPlainWord && !isCounted(words, at, plain)));
    if (!isWord) parts.push(...numbersOf(numbers, plain, how.shape));
    at = next;
  }
  const changed = parts.filter(({ from, to, as }) => plain.slice(from, to) !== as);
  return changed.length === 0 ? null : spelled(text, changed);
}

const inUsualShape: How = {};
const usualNumbers = memoize(
  (text: Text) => numbersSaid(text, inUsualShape),
  ({ plain, shown }) => plain + shown,
);

/** The message with its numbers in digits: 'zero um três' → '013', 'doze barra três' → '12/3'. Null where none was said. */
export function spokenNumbers(text: Text, how: How = inUsualShape): Spelled | null {
  if (!holds(text.plain, how)) return null;
  return how === inUsualShape ? usualNumbers(text) : numbersSaid(text, how);
}

/** The plain text with number words as digits: 'dia dez' → 'dia 10'. */
export const inDigits = (text: Text): string => spokenNumbers(text)?.text.plain ?? text.plain;
