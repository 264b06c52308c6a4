import {
  birthYear,
  type CalendarDate,
  formatBrazilianDate,
  parseBrazilianDate,
} from '../../../src/brazil/date.ts';
import { withDigits } from './numerals.ts';

/** Months as people write them, misspelt, cut short or in another language. */
const months: readonly RegExp[] = [
  'jan(?:ei|u|v|\\b)',
  'fe[bv]',
  'mar(?:c|z|s\\b|\\b)',
  'a[bv]r(?:il|\\b)|apr',
  'ma(?:io|yo?|gg)\\b|mai\\b',
  'ju[nh]h?[oei]|giu|jun\\b',
  'ju[l]|lug',
  'ag[ou]st|ago\\b|aug|aout',
  'se[pt]t?[ei][mn][bv]|set\\b|sep\\b',
  'ou?[ct]t?u?[bv]r|out\\b|oct|ott',
  'nov(?:[ei][mn][bv]|\\b)',
  'd[ei][czs][ei][mn][bv]|dec\\b',
].map((way) => new RegExp(`\\b(?:${way})`));

/** The month that is named, from 1; 0 if none is. */
export const monthIn = (plain: string): number => months.findIndex((month) => month.test(plain)) + 1;

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

/** Reads a date of birth: in digits, in words, or both. Plain words, without accents. */
export function readBirthDate(words: string, today: CalendarDate): ToldDate | null {
  const plain = withDigits(words.replace(/\bprimeiro\b/, '1'));
  const [, day, month, year] = /(?<!\d)(\d{2})(\d{2})(\d{4}|\d{2})(?!\d)/.exec(plain) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined)
    return { day: Number(day), month: Number(month), year: yearOf(year, today) };
  const numbers = plain.match(/\d+/g) ?? [];
  const named = monthIn(plain);
  const [first = '', second = '', third] = named > 0 ? [numbers[0], String(named), numbers[1]] : numbers;
  // A year alone: '1968', or 'o ano é 68' beside nothing else.
  if (numbers.length === 1 && first.length === 4)
    return { day: null, month: named || null, year: Number(first) };
  if (numbers.length === 0 || Number(first) > 31 || Number(second) > 12) return null;
  return {
    day: Number(first),
    month: second === '' ? null : Number(second),
    year: third === undefined ? null : yearOf(third, today),
  };
}

/** The date as the funnel writes it, if it is whole and real. */
export function wholeDate({ day, month, year }: ToldDate): string | null {
  if (day === null || month === null || year === null) return null;
  const text = formatBrazilianDate({ day, month, year });
  return parseBrazilianDate(text) === null ? null : text;
}
