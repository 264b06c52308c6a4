import { isMisspelt } from '../../../src/brazil/edit-distance.ts';
import { withoutAccents } from '../../../src/brazil/without-accents.ts';
import { bankWords } from '../../../src/content/screens/banks.ts';
import { bankList } from '../../catalogue/bank-list.ts';
import { withDigits } from './numerals.ts';

/** Words that name no bank. */
const common = new Set('banco do da de e o a no na conta um meu minha'.split(' '));

const wordsOf = (plain: string): string[] => plain.match(/[a-z]+\d*|\d+[a-z]*/g) ?? [];

interface Named {
  code: string;
  words: readonly string[];
}

/** 'Midway (Riachuelo)' has two names. */
const named: readonly Named[] = [
  ...bankWords.nicknames,
  ...bankList.flatMap(({ code, name }) => name.split(' (').map((one) => [one, code] as const)),
].map(([name, code]) => ({
  code,
  words: wordsOf(withoutAccents(name).toLowerCase()).filter((word) => !common.has(word)),
}));

/** The banks that words may mean, by their codes: those of which most words are named. */
export function banksMeant(plain: string): readonly string[] {
  const digits = /(?<!\d)\d{1,3}(?!\d)/.exec(withDigits(plain))?.[0].padStart(3, '0');
  const words = [...new Set(wordsOf(plain))].filter((word) => !common.has(word));
  const whole = (has: (word: string) => boolean): Named[] =>
    named.filter((bank) => bank.words.length > 0 && bank.words.every(has));
  const exact = whole((word) => words.includes(word));
  const near = exact.length > 0 ? exact : whole((word) => words.some((typed) => isMisspelt(typed, word)));
  const found =
    near.length > 0 ? near : named.filter((bank) => words.some((word) => bank.words.includes(word)));
  const most = Math.max(0, ...near.map((bank) => bank.words.length));
  const codes = new Set(found.filter((bank) => bank.words.length >= most).map(({ code }) => code));
  if (codes.size === 0 && bankList.some(({ code }) => code === digits)) return [digits ?? ''];
  return [...codes];
}
