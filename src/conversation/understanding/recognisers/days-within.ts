import { addDays, weekdayOf } from '../../../brazil/calendar-days.ts';
import { parseBrazilianDate, toIsoDate } from '../../../brazil/date.ts';
import type { Period } from '../../../contract/answers.ts';
import type { SpokenPart } from './spoken-parts.ts';

/** A day, with the periods that are left of it. */
export interface FreeDay {
  date: string;
  periods: readonly Period[];
}

type Days = readonly FreeDay[];

const isoOf = ({ date }: FreeDay): string => {
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

/** Whether it says which day by itself. */
export const namesDay = ({ kind }: SpokenPart): boolean =>
  kind === 'weekday' || kind === 'in-days' || kind === 'date' || kind === 'any' || kind === 'last';

/** Monday is the first day of a week. */
const mondayOf = (iso: string): string => addDays(iso, -((weekdayOf(iso) + 6) % 7));

const saturday = 6;
/** Its second half begins so many days behind its Monday. */
const secondHalf = 3;

/** On a Sunday this week is the one that comes. */
function isInWeek(iso: string, { ahead, half }: Extract<SpokenPart, { kind: 'week' }>, today: string) {
  const from = ahead === 0 && weekdayOf(today) === 0 ? addDays(today, 1) : today;
  const monday = addDays(mondayOf(from), 7 * ahead);
  if (mondayOf(iso) !== monday) return false;
  return half === undefined || (half === 'end') === iso >= addDays(monday, secondHalf);
}

const isNextMonth = (iso: string, today: string): boolean =>
  (Number(iso.slice(5, 7)) + 12 - Number(today.slice(5, 7))) % 12 === 1;

/** What one part says of every day; of a bound nothing. */
function allows(part: SpokenPart, offered: FreeDay, today: string): boolean {
  const iso = isoOf(offered);
  if (part.kind === 'week') return isInWeek(iso, part, today);
  if (part.kind === 'next-month') return isNextMonth(iso, today);
  return part.kind !== 'working-days' || weekdayOf(iso) < saturday;
}

/** 'A partir do dia 10', 'até sexta': the bound, and the day that it is said of. */
function bounded(days: Days, parts: readonly SpokenPart[], at: number, today: string): Days {
  const [bound, day] = [parts[at], parts[at + 1]];
  const place = day === undefined ? -1 : days.findIndex((one) => meets(one, day, today));
  if (place === -1) return days;
  if (bound?.kind === 'from') return days.slice(place + (bound.isAfter ? 1 : 0));
  return bound?.kind === 'until' ? days.slice(0, place + (bound.isBefore ? 0 : 1)) : days;
}

/** The days that meet all that is said of them: of a week, of a month, from a day on, or up to one. */
export function daysWithin(parts: readonly SpokenPart[], offered: Days, today: string): Days {
  const allowed = offered.filter((day) => parts.every((part) => allows(part, day, today)));
  return parts.reduce<Days>((days, _, at) => bounded(days, parts, at, today), allowed);
}

const isBound = (part: SpokenPart | undefined): boolean => part?.kind === 'from' || part?.kind === 'until';

/** The days and periods that are wished for themselves: a day that bounds others is none, nor is any day beside a named one. */
export function wishedParts(parts: readonly SpokenPart[]): SpokenPart[] {
  const own = parts.filter(
    (part, at) => part.kind === 'period' || (namesDay(part) && !isBound(parts[at - 1])),
  );
  const isNamed = own.some((part) => namesDay(part) && part.kind !== 'any');
  return isNamed ? own.filter(({ kind }) => kind !== 'any') : own;
}
