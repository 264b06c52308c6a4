import { addDays, weekdayOf } from '../../../../brazil/calendar-days.ts';
import { parseBrazilianDate, parseIsoDate, toIsoDate } from '../../../../brazil/date.ts';
import type { Period } from '../../../../contract/lead/answers.ts';
import type { SpokenPart } from './spoken-parts.ts';

/** A day, with the periods that are left of it. */
export interface FreeDay {
  date: string;
  periods: readonly Period[];
}

type Days = readonly FreeDay[];

export const isoOf = ({ date }: Pick<FreeDay, 'date'>): string => {
  const parsed = parseBrazilianDate(date);
  return parsed === null ? '' : toIsoDate(parsed);
};

/** Whether a day is the one that is named. */
export function meets(offered: FreeDay, part: SpokenPart, today: string): boolean {
  const iso = isoOf(offered);
  if (part.kind === 'weekday') return weekdayOf(iso) === part.weekday;
  if (part.kind === 'in-days') return iso === addDays(today, part.days);
  if (part.kind !== 'date') return false;
  const { day, month, year, weekday } = part;
  return (
    Number(iso.slice(8)) === day &&
    (month === null || Number(iso.slice(5, 7)) === month) &&
    (year === null || Number(iso.slice(2, 4)) === year % 100) &&
    (weekday === undefined || weekdayOf(iso) === weekday)
  );
}

const ofDays: readonly SpokenPart['kind'][] = ['weekday', 'in-days', 'date', 'any', 'last', 'nth'];

/** Whether it says which day by itself. */
export const namesDay = ({ kind }: SpokenPart): boolean => ofDays.includes(kind);

/** Monday is the first day of a week. */
export const mondayOf = (iso: string): string => addDays(iso, -((weekdayOf(iso) + 6) % 7));

const saturday = 6;
/** Its second half begins so many days behind its Monday. */
const secondHalf = 3;

type Week = Extract<SpokenPart, { kind: 'week' }>;

const isWeekend = (iso: string): boolean => [0, 6].includes(weekdayOf(iso));

/** On a Saturday and a Sunday this week is the one that comes. */
export const mondayOfWeek = ({ ahead }: Week, today: string): string =>
  addDays(mondayOf(ahead === 0 && isWeekend(today) ? addDays(today, 2) : today), 7 * ahead);

function isInWeek(iso: string, week: Week, today: string): boolean {
  const { half } = week;
  const monday = mondayOfWeek(week, today);
  if (mondayOf(iso) !== monday) return false;
  return half === undefined || (half === 'end') === iso >= addDays(monday, secondHalf);
}

const monthOf = (iso: string): number => Number(iso.slice(5, 7));
const dayOf = (iso: string): number => Number(iso.slice(8));

/** The month that is named, or so many behind this one; 'no começo do mês' is the next one's once it is over. */
function isInMonth(
  iso: string,
  part: Extract<SpokenPart, { kind: 'month' | 'months' }>,
  today: string,
): boolean {
  const [from, to] = part.days ?? [1, 31];
  const isOver = part.kind === 'months' && part.ahead === 0 && dayOf(today) > to;
  const ahead = part.kind === 'months' ? part.ahead + (isOver ? 1 : 0) : 0;
  const month = part.kind === 'month' ? part.month : ((monthOf(today) + ahead - 1) % 12) + 1;
  return monthOf(iso) === month && dayOf(iso) >= from && dayOf(iso) <= to;
}

/** The days that one part allows; a bound allows all. */
function allows(part: SpokenPart, iso: string, today: string): boolean {
  if (part.kind === 'week') return isInWeek(iso, part, today);
  if (part.kind === 'month' || part.kind === 'months') return isInMonth(iso, part, today);
  return part.kind !== 'working-days' || weekdayOf(iso) < saturday;
}

/** The next date of a weekday; said on a Friday, 'sexta' is in a week. */
export const nearestOf = (weekday: number, today: string): string =>
  addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);

/** The next date of a day of the month, of this month or another. */
function nextDate(day: number, month: number | null, today: string): string | null {
  const [year = 0, now = 1] = today.split('-').map(Number);
  const ahead = Array.from({ length: 13 }, (_, at) => now - 1 + at)
    .filter((at) => month === null || (at % 12) + 1 === month)
    .map((at) => toIsoDate({ year: year + Math.floor(at / 12), month: (at % 12) + 1, day }));
  return ahead.find((iso) => iso >= today && parseIsoDate(iso) !== null) ?? null;
}

/** The day that a part names, whether it has a visit or not. */
export function dayOfPart(part: SpokenPart, today: string): string | null {
  if (part.kind === 'weekday') return nearestOf(part.weekday, today);
  if (part.kind === 'in-days') return addDays(today, part.days);
  return part.kind === 'date' ? nextDate(part.day, part.month, today) : null;
}

function isWithinBound(
  iso: string,
  bound: Extract<SpokenPart, { kind: 'from' | 'until' }>,
  named: string,
): boolean {
  if (bound.kind === 'from') return bound.isAfter ? iso > named : iso >= named;
  return bound.isBefore ? iso < named : iso <= named;
}

/** 'A partir do dia 10', 'até sexta': the bound, and the day that it is said of. */
function bounded(days: Days, parts: readonly SpokenPart[], at: number, today: string): Days {
  const [bound, day] = [parts[at], parts[at + 1]];
  // 'Volto segunda' is the next Monday, with or without a visit; 'até segunda' is the one that has one.
  const isUntilWeekday = bound?.kind === 'until' && day?.kind === 'weekday';
  const named = day === undefined || isUntilWeekday ? null : dayOfPart(day, today);
  if (named !== null && (bound?.kind === 'from' || bound?.kind === 'until'))
    return days.filter((one) => isWithinBound(isoOf(one), bound, named));
  const place = day === undefined ? -1 : days.findIndex((one) => meets(one, day, today));
  if (place === -1) return days;
  if (bound?.kind === 'from') return days.slice(place + (bound.isAfter ? 1 : 0));
  return bound?.kind === 'until' ? days.slice(0, place + (bound.isBefore ? 0 : 1)) : days;
}

/** The days that meet all that is said of them: of a week, of a month, from a day on, or up to one. */
export function daysWithin(parts: readonly SpokenPart[], offered: Days, today: string): Days {
  const allowed = offered.filter((day) => {
    const iso = isoOf(day);
    return parts.every((part) => allows(part, iso, today));
  });
  return parts.reduce<Days>((days, _, at) => bounded(days, parts, at, today), allowed);
}

const isBound = (part: SpokenPart | undefined): boolean => part?.kind === 'from' || part?.kind === 'until';

/** The days and periods that are wished for themselves: a day that bounds others is none, nor is any day beside a named one. */
export function wishedParts(parts: readonly SpokenPart[]): SpokenPart[] {
  const own = parts.filter(
    (part, at) =>
      part.kind === 'period' || part.kind === 'any-period' || (namesDay(part) && !isBound(parts[at - 1])),
  );
  const isNamed = own.some((part) => namesDay(part) && part.kind !== 'any');
  return isNamed ? own.filter(({ kind }) => kind !== 'any') : own;
}
