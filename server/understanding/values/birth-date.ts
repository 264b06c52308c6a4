import {
  birthYear,
  type CalendarDate,
  formatBrazilianDate,
  parseBrazilianDate,
} from '../../../src/brazil/date.ts';
import { slipParts } from './corrected.ts';
import { withDigits } from './numerals.ts';

/** Months as people write them, misspelt, cut short or in another language. */
const months: readonly RegExp[] = [
  'jan(?:ei|u|v|\\b)|ener',
  'fe[bv]',
  'mar(?:c|z|s\\b|\\b)',
  'a[bv]r(?:il|\\b)|apr',
  'ma(?:io|yo?|gg)\\b|mai\\b',
  'ju[nh]h?[oei]|giu|jun\\b',
  'ju[l]|lug',
  'ag[ou]?st|ago\\b|aug|aout',
  'se[pt]{1,2}[ei]{1,2}[mn][bv]|set\\b|sep\\b',
  'ou?[ct]t?u?[bv]r|out\\b|oct|ott',
  'nov(?:[ei]{1,2}[mn][bv]|\\b)',
  'd[ei][czs][ei]{1,2}[mn][bv]|dec\\b',
].map((way) => new RegExp(`\\b(?:${way})`));

/** The month that is named, from 1; 0 if none is. */
export const monthIn = (plain: string): number => months.findIndex((month) => month.test(plain)) + 1;

const feasts: readonly (readonly [name: RegExp, date: string])[] = [
  [/\bsao joao\b/, '24/6'],
  [/\bsao pedro\b/, '29/6'],
  [/\bano novo\b/, '1/1'],
  [/\bnatal\b/, '25/12'],
];

/** 'Natal de 1990' is '25/12 de 1990'. */
export const withFeastDates = (plain: string): string =>
  feasts.reduce((text, [name, date]) => text.replace(name, date), plain);

/** What of a date of birth is told: '15 de março' lacks its year. */
export interface ToldDate {
  day: number | null;
  month: number | null;
  year: number | null;
}

function yearOf(digits: string, today: CalendarDate): number | null {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return digits.length === 2 ? birthYear(year, today) : null;
}

/** Numbers of an age: what they make of the year depends on the day. */
const age = /\b(?:fiz|faco|fazer|completo|tenho|anos)\b/;

/** The numbers of a date, in the order day, month, year. The year is the one that can be nothing else, or the last. */
function partsOf(numbers: readonly string[], month: number): readonly (string | undefined)[] {
  const long = numbers.findIndex((number) => number.length === 4);
  const high = numbers.findIndex((number) => Number(number) > 31);
  const last = numbers.length === (month > 0 ? 2 : 3) ? numbers.length - 1 : -1;
  const at = [long, high, last].find((place) => place >= 0);
  const [day, second] = numbers.filter((_, place) => place !== at);
  return [day, month > 0 ? String(month) : second, at === undefined ? undefined : numbers[at]];
}

/** Reads a date of birth: in digits, in words, or both. Plain words, without accents. */
export function readBirthDate(words: string, today: CalendarDate): ToldDate | null {
  const said = withDigits(words.replace(/\bprimeiro\b/, '1').replace(/ i /g, ' e '));
  const [plain, instead] = slipParts(withFeastDates(said));
  if (instead !== '')
    return readBirthDate(/^\d+$/.test(instead) ? plain.replace(/(?<!\d)\d+\D*$/, instead) : instead, today);
  if (age.test(plain)) return null;
  const compact = /(?<!\d)(\d{2})(\d{2})(?: de | )?(\d{4}|\d{2})(?!\d)/.exec(plain)?.slice(1);
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(plain)?.slice(1).toReversed();
  const numbers = plain.match(/\d+/g) ?? [];
  const [day, month, year] = iso ?? compact ?? partsOf(numbers, monthIn(plain));
  if (Number(day ?? 0) > 31 || Number(month ?? 0) > 12 || numbers.length === 0) return null;
  return {
    day: day === undefined ? null : Number(day),
    month: month === undefined ? null : Number(month),
    year: year === undefined ? null : yearOf(year, today),
  };
}

/** The date as the funnel writes it, if it is whole and real. */
export function wholeDate({ day, month, year }: ToldDate): string | null {
  if (day === null || month === null || year === null) return null;
  const text = formatBrazilianDate({ day, month, year });
  return parseBrazilianDate(text) === null ? null : text;
}
