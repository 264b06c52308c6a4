import { parseCnpj } from '../../../src/brazil/cnpj.ts';
import { parseCpf } from '../../../src/brazil/cpf.ts';
import type { CalendarDate } from '../../../src/brazil/date.ts';
import { readBirthDate, wholeDate } from './birth-date.ts';
import { readEmail } from './email.ts';
import { fittingDigits, withDigits } from './numerals.ts';

type Reader = (plain: string, today: CalendarDate) => string | null;

const wordsOf = (plain: string): string[] => plain.match(/[a-z]+|\d+/g) ?? [];

/** A number of so many digits, typed or dictated. */
const digitsOf =
  (fits: (digits: string) => boolean): Reader =>
  (plain) =>
    fittingDigits(wordsOf(plain), fits);

/** Without the prefixes for a call from elsewhere. */
const phoneOf: Reader = (plain) =>
  digitsOf((digits) => /^(?:55|0)?\d{10,11}$/.test(digits))(plain, { year: 0, month: 0, day: 0 })?.replace(
    /^(?:55(?=\d{10,11}$)|0)/,
    '',
  ) ?? null;

/** '1234-5' keeps its hyphen, 'mil duzentos traço cinco' gets one. */
const accountOf: Reader = (plain) => {
  const parts =
    withDigits(plain.replace(/\b(?:traco|tracinho|hifen|digito)\b/g, '-')).match(/\d+|-|\bx\b/g) ?? [];
  return parts.some((part) => /\d/.test(part)) ? parts.join('').replace(/-+/g, '-') : null;
};

/** How the words of a field are read to its canonical value. The others are taken as they stand. */
const readers: Readonly<Record<string, Reader>> = {
  cep: digitsOf((digits) => digits.length === 8),
  number: (plain) => /\d+ ?[a-z]?\b/.exec(withDigits(plain))?.[0].replace(' ', '').toUpperCase() ?? null,
  phone: phoneOf,
  line_phone: phoneOf,
  // Of several ways to read the words the valid one counts; without one the field tells what is wrong.
  cpf: (plain, today) =>
    digitsOf((digits) => parseCpf(digits) !== null)(plain, today) ??
    digitsOf((digits) => digits.length === 11)(plain, today),
  cnpj: (plain) => parseCnpj(withDigits(plain).replace(/[^a-z\d]/g, '')),
  birth_date: (plain, today) => {
    const told = readBirthDate(plain, today);
    return told && wholeDate(told);
  },
  email: (plain) => readEmail(plain)?.text ?? null,
  due_date: (plain) =>
    /\d+/.exec(withDigits(plain.replace(/\bprimeiro\b/, '1')))?.[0].replace(/^0/, '') ?? null,
  agency: accountOf,
  account_number: accountOf,
};

export const isReadByGrammar = (field: string): boolean => Object.hasOwn(readers, field);

/** The canonical value of the words of a field; null if they are none. */
export const readValue = (field: string, plain: string, today: CalendarDate): string | null =>
  (readers[field] ?? ((words: string) => words))(plain, today);
