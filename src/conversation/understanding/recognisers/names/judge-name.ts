import { parsePersonName } from '../../../../brazil/name.ts';
import { numberWords } from '../../spoken/number-words.ts';
import { abbreviations } from '../../text/abbreviations.ts';
import { isCapital, plainOf } from '../../text/text.ts';
import {
  commonNames,
  givenNames,
  notFirst,
  notNames,
  onlyLast,
  particles,
  placesFirst,
  pointersFirst,
  surnames,
  surnamesAmongNotNames,
} from './name-words.ts';

export type Verdict = 'name' | 'maybe' | 'no';

/** One of the words of a conversation among them, a number in words, or anything else that a name seldom is. */
const isOdd = (words: readonly string[], names: readonly string[]): boolean => {
  const [first = '', ...others] = words;
  return (
    notFirst.has(first) ||
    placesFirst.has(first) ||
    pointersFirst.has(first) ||
    notNames.has(first) ||
    others.some((word) => notNames.has(word) && !surnamesAmongNotNames.has(word) && !particles.has(word)) ||
    words.length > 10 ||
    words.every((word) => numberWords.has(word) || particles.has(word)) ||
    particles.has(words.at(-1) ?? '') ||
    names.some((word) => word.length > 3 && /^(.)\1+$/.test(word)) ||
    names.some((word) => /^[^aeiouy]{2,}$/.test(word) && abbreviations.has(word))
  );
};

/** Two given names that are used together: 'João Pedro' has no surname yet. */
const firstOfTwo = new Set(
  'joao maria jose ana luiz luis pedro carlos antonio paulo marco marcos'.split(' '),
);

/** 'Maria de Lourdes' is a first name, and of some the whole one: it waits for a yes. */
const ofMary = new Set('lourdes fatima socorro carmo gracas dores penha'.split(' '));
export function mayBeWholeName(plain: string): boolean {
  const [first, second = '', more] = plain.split(' ').filter((word) => !particles.has(word));
  return more === undefined && first === 'maria' && ofMary.has(second);
}

/** A first name without a surname, or surnames without a first name. */
export const isHalfName = (words: readonly string[]): boolean => {
  const [first = '', second = '', more] = words;
  const isDouble =
    more === undefined && firstOfTwo.has(first) && givenNames.has(second) && !surnames.has(second);
  const isInitial = words.at(-1)?.length === 1;
  return isDouble || isInitial || words.every((word) => surnames.has(word) && !givenNames.has(word));
};

/** Whether it is a common given name. */
export const isBorne = (word: string): boolean => givenNames.has(word) || surnames.has(word);

/** One or more common given names and surnames, none of them a word of `notNames`: 'Maria Souza', 'Ana Paula Lima'. */
export function isKnownName(plain: string): boolean {
  const words = plain.split(' ');
  const [first = '', ...others] = words.filter((word) => !particles.has(word));
  const isKnown =
    givenNames.has(first) && others.length > 0 && others.every((word) => isBorne(word)) && words.length <= 6;
  return (
    isKnown &&
    surnames.has(words.at(-1) ?? '') &&
    !words.some((word) => notNames.has(word) && !particles.has(word))
  );
}

/** Words of a sentence, which in lower case are no surnames: 'Lima quando casou', 'João alguma coisa'. */
const ofSentence =
  /^(?:nao|n|mas|que|quando|porque|pq|pra|para|como|algum|alguma|nada|eu|ele|ela|meu|minha|seu|sua|depois|mesmo|lembro|sei|tenho|quero|era|foi|ta|esta|tudo|todo|toda|um|uma)$/;

/** Behind a first name that people bear, words may be surnames. */
function judgeOdd(
  written: readonly string[],
  words: readonly string[],
  titled: number,
  count: number,
): Verdict {
  const [first = '', ...others] = words;
  // 'Andrés Gutiérrez Mora': written as a name is, and only its end is a word as well.
  const front = words.slice(0, -1).filter((word) => !particles.has(word));
  const isOddAtEnd = front.length > 1 && !placesFirst.has(first) && !front.some((word) => notNames.has(word));
  if (!commonNames.has(first) && titled >= count && isOddAtEnd) return 'maybe';
  if (!commonNames.has(first) || onlyLast.has(first)) return 'no';
  if (titled >= count) return 'name';
  // 'Mônica Brandão e a Paula' are two, 'Zuleide não Zuleica' is corrected.
  if (titled === 0 && others.some((word) => /^[ao]s?$/.test(word))) return 'no';
  return words.some((word, place) => ofSentence.test(word) && !isCapital(written[place] ?? ''))
    ? 'no'
    : 'maybe';
}

/**
 * A sentence is never a name. Unknown words in lower case are proposed. Surnames are also
 * words: behind a first name that people bear, written as names are, they are surnames.
 */
export function judgeName(shown: string): Verdict {
  // 'Sousa com s' says how it is written, 'ana arroba' begins an e-mail.
  if (!parsePersonName(shown).ok || /(?:^|\s)é(?:\s|$)|\scom [a-z]{1,2}$|\sarroba(?:\s|$)/i.test(shown))
    return 'no';
  const written = shown.trim().split(/\s+/);
  const words = written.map((word) => plainOf(word).replace(/['’-]/g, ''));
  const names = words.filter((word) => !particles.has(word));
  if (names.length < 2 || isHalfName(names)) return 'no';
  if (mayBeWholeName(words.join(' '))) return 'maybe';
  const titled = written.filter((word) => isCapital(word)).length;
  if (isOdd(words, names)) return judgeOdd(written, words, titled, names.length);
  return titled >= 2 || names.some((word) => commonNames.has(word)) ? 'name' : 'maybe';
}
