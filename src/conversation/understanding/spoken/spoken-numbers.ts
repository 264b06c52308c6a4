import type { Text } from '../text/text.ts';
import { cardinalAt, hasNumberWord, isOrdinal, multipliers, numberWords } from './number-words.ts';
import { type Said, type Spelled, spelled } from './spelled.ts';

interface Word {
  text: string;
  from: number;
  to: number;
}

/** A number in words or digits. */
interface Numeral extends Word {
  isTyped: boolean;
  /** One word that is also an article or a pronoun: 'um momento', 'nós dois'. */
  isPlainWord: boolean;
}

/** The separator: none, a pause, or a spoken sign. */
type Joint = '' | ',' | '-' | '/' | '.';

interface Linked extends Numeral {
  /** The connection to the number before it. */
  joint: Joint | null;
}

const signs = new Map<string, Joint>([
  ['traco', '-'],
  ['tracinho', '-'],
  ['hifen', '-'],
  ['digito', '-'],
  ['final', '-'],
  ['barra', '/'],
  ['ponto', '.'],
]);

/** 'Mil e duzentos, é um sobrado' goes on with no number. */
const isVerb = ({ plain, shown }: Text, index: number): boolean =>
  /é/i.test(shown.charAt(index)) ||
  (/[,;.] ?$/.test(plain.slice(0, index)) && /^e uma? [a-z]/.test(plain.slice(index)));

const wordsIn = (text: Text): Word[] =>
  [...text.plain.matchAll(/[a-z]+|\d+/g)].map(({ 0: word, index }) => ({
    text: word === 'e' && isVerb(text, index) ? 'eh' : word,
    from: index,
    to: index + word.length,
  }));

const months = /^(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/;

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

const isNumber = (word: Word | undefined): boolean =>
  word !== undefined && (numberWords.has(word.text) || multipliers.has(word.text) || /^\d/.test(word.text));

const isOf = (link: Word | undefined): boolean => link?.text === 'de' || link?.text === 'do';

/** 'Dois de agosto', 'nove do seis': a part of a date. */
function isInDate(words: readonly Word[], at: number): boolean {
  const [second, before, next, after] = [-2, -1, 1, 2].map((step) => words[at + step]);
  const isDay = isOf(next) && (isNumber(after) || months.test(after?.text ?? ''));
  return isDay || (isOf(before) && isNumber(second));
}

/** Whether 'um', 'dois', 'primeiro' … are numbers here, and no words of a sentence. */
function isCounted(words: readonly Word[], at: number, plain: string): boolean {
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

/** The connection of a number to the one before, and the word that makes it. */
function jointOf(
  words: readonly Word[],
  at: number,
  end: number,
  plain: string,
): { joint: Joint; at: number } | null {
  const [next, behind] = [words[at], words[at + 1]];
  if (next === undefined) return null;
  if (next.text === 'com' && behind?.text === 'digito') return jointOf(words, at + 1, next.to, plain);
  const gap = plain.slice(end, next.from);
  const sign = signs.get(next.text);
  const isSign = /^ *,? *$/.test(gap) && /^ *$/.test(plain.slice(next.to, behind?.from));
  if (sign !== undefined && isSign && isNumber(behind)) return { joint: sign, at: at + 1 };
  // 'Novecentos e sete décimo primeiro andar'.
  if (!isNumber(next) || isOrdinal(next.text)) return null;
  if (/^ +$/.test(gap)) return { joint: '', at };
  return /^ ?[,.-] ?$/.test(gap) ? { joint: ',', at } : null;
}

/** One digit, so many times: 'triplo sete', 'três vezes o sete'. */
function repeated(words: readonly Word[], at: number): (Numeral & { length: number }) | null {
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

function numberAt(
  words: readonly Word[],
  texts: readonly string[],
  at: number,
  isApart: boolean,
): (Numeral & { length: number }) | null {
  const word = words[at];
  if (word === undefined) return null;
  const times = repeated(words, at);
  if (times !== null || multipliers.has(word.text)) return times;
  if (/^\d/.test(word.text)) return { ...word, isTyped: true, isPlainWord: false, length: 1 };
  const cardinal = cardinalAt(texts, at, isApart);
  const last = words[at + (cardinal?.length ?? 1) - 1];
  if (cardinal === null || last === undefined) return null;
  const { value, length } = cardinal;
  const isPlainWord = length === 1 && (value < 10 || word.text === 'mil');
  return { text: String(value), from: word.from, to: last.to, isTyped: false, isPlainWord, length };
}

/** This many numbers in a row are dictated, with or without pauses. */
const dictated = 4;

/** 'Um, quatro, sete e trinta e cinco': the last of what is dictated. */
function endOf(words: readonly Word[], at: number, plain: string): { joint: Joint; at: number } | null {
  const and = words[at];
  return and?.text === 'e' ? jointOf(words, at + 1, and.to, plain) : null;
}

/** The numbers that follow one another from here. */
function chainAt(
  words: readonly Word[],
  start: number,
  plain: string,
  isApart: boolean,
): { chain: readonly Linked[]; next: number } {
  const texts = words.map(({ text }) => text);
  const chain: Linked[] = [];
  let at = start;
  let joint: Joint | null = null;
  for (;;) {
    const number = numberAt(words, texts, at, isApart);
    if (number === null) break;
    chain.push({ ...number, joint });
    at += number.length;
    const going =
      jointOf(words, at, number.to, plain) ?? (chain.length < dictated - 1 ? null : endOf(words, at, plain));
    if (going === null) break;
    ({ joint, at } = going);
  }
  return { chain, next: Math.max(at, start + 1) };
}

/** The text between two numbers; null if they stay separate. */
function between(before: Linked, number: Linked, isDictated: boolean): string | null {
  const { joint } = number;
  if (joint === null || (joint === ',' && !isDictated)) return null;
  if (joint !== '' && joint !== ',') return joint;
  if (before.isTyped && number.isTyped) return null;
  return before.isTyped || number.isTyped ? ' ' : '';
}

/** The numbers of a chain as they are written: side by side where they were said so. */
function written(chain: readonly Linked[]): Said[] {
  const isDictated =
    chain.filter(({ isTyped }) => !isTyped).length >= dictated || chain.some(({ joint }) => joint === '-');
  const parts: Said[] = [];
  for (const [place, number] of chain.entries()) {
    const { text, from, to } = number;
    const before = chain[place - 1];
    const last = parts.at(-1);
    const sign = before === undefined ? null : between(before, number, isDictated);
    if (last === undefined || sign === null) parts.push({ from, to, as: text });
    else parts[parts.length - 1] = { from: last.from, to, as: `${last.as}${sign}${text}` };
  }
  return parts;
}

/** The message with its numbers in digits: 'zero um três' → '013', 'doze barra três' → '12/3'. Null where none was said. */
export function spokenNumbers(text: Text, isApart = false): Spelled | null {
  const { plain } = text;
  if (!hasNumberWord(plain) && !/\d (?:traco|hifen|barra|ponto) \d/.test(plain)) return null;
  const words = wordsIn(text);
  const parts: Said[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word?.text === 'primeiro' && isCounted(words, at, plain)) parts.push({ ...word, as: '1' });
    const { chain, next } = chainAt(words, at, plain, isApart);
    const [only, another] = chain;
    const isWord =
      only !== undefined &&
      another === undefined &&
      (only.isTyped || (only.isPlainWord && !isCounted(words, at, plain)));
    if (!isWord) parts.push(...written(chain));
    at = next;
  }
  const changed = parts.filter(({ from, to, as }) => plain.slice(from, to) !== as);
  return changed.length === 0 ? null : spelled(text, changed);
}

/** The plain text with number words as digits: 'dia dez' → 'dia 10'. */
export const inDigits = (text: Text): string => spokenNumbers(text)?.text.plain ?? text.plain;
