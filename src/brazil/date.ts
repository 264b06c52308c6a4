/** A day of the calendar, without an hour and without a time zone. */
export type CalendarDate = { year: number; month: number; day: number };

/** A valid date written as dd/mm/yyyy, or null. */
export function parseBrazilianDate(text: string): CalendarDate | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return realDate(year, month, day);
}

/** A valid date as people type it: 2/2/1990, 02.02.1990, 02-02-1990, 02 02 1990 or 02021990. */
export function parseTypedDate(text: string): CalendarDate | null {
  const pattern = /^\s*(?:(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4})|(\d{2})(\d{2})(\d{4}))\s*$/;
  const [, day, , month, year, bareDay, bareMonth, bareYear] = pattern.exec(text) ?? [];
  return realDate(year ?? bareYear, month ?? bareMonth, day ?? bareDay);
}

/**
 * The year of birth of an adult, from two digits: '90' is 1990, '05' is 2005. Null if it could be a child's year; that
 * includes '19' and '20', which may start a year not typed to its end.
 */
export function birthYear(twoDigits: number, { year }: CalendarDate): number | null {
  const century = year - (year % 100);
  if (century + twoDigits <= year - 18) return century + twoDigits;
  return century + twoDigits > year ? century - 100 + twoDigits : null;
}

/** A birth date may have a year of two digits: 2/2/90, 02.02.90, 020290. */
export function parseTypedBirthDate(text: string, today: CalendarDate): CalendarDate | null {
  const pattern = /^\s*(?:(\d{1,2})([/.\- ])(\d{1,2})\2(\d{2})|(\d{2})(\d{2})(\d{2}))\s*$/;
  const [whole, day, , month, year, bareDay, bareMonth, bareYear] = pattern.exec(text) ?? [];
  if (whole === undefined) return parseTypedDate(text);
  const full = birthYear(Number(year ?? bareYear), today);
  return full === null ? null : realDate(String(full), month ?? bareMonth, day ?? bareDay);
}

export function formatBrazilianDate({ year, month, day }: CalendarDate): string {
  return `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
}

export function parseIsoDate(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return realDate(year, month, day);
}

export function toIsoDate({ year, month, day }: CalendarDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Full years of age. By law 810 of 1949, a birthday on 29 February falls on 1 March in common years. */
export function fullYearsOn(birth: CalendarDate, today: CalendarDate): number {
  const beforeBirthday = today.month < birth.month || (today.month === birth.month && today.day < birth.day);
  return today.year - birth.year - (beforeBirthday ? 1 : 0);
}

export type BirthDateProblem = 'not-real' | 'too-young' | 'too-old';

export function birthDateProblem(text: string, today: CalendarDate): BirthDateProblem | null {
  const birth = parseBrazilianDate(text);
  if (birth === null) return 'not-real';
  if (birth.year < 1900) return 'too-old';
  return fullYearsOn(birth, today) < 18 ? 'too-young' : null;
}

export const maskBirthDate = (date: string): string => `**/**/${date.slice(-4)}`;

// The Swedish locale formats dates as ISO does.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The date in Brasília at an instant, whatever the machine's time zone. */
export function dayInBrasilia(epochMilliseconds: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = days.format(epochMilliseconds).split('-').map(Number);
  return { year, month, day };
}

function realDate(yearText = '', monthText = '', dayText = ''): CalendarDate | null {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lastDay = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1 && day >= 1 && day <= lastDay ? { year, month, day } : null;
}

const pad = (number: number, places: number) => String(number).padStart(places, '0');
