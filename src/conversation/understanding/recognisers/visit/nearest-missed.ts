import { addDays, weekdayOf } from '../../../../brazil/calendar-days.ts';
import { formatBrazilianDate, parseIsoDate, toIsoDate } from '../../../../brazil/date.ts';
import { dayInWords } from '../../../../funnel/schedule-days.ts';
import type { Asked } from '../../reading.ts';
import { workdays } from '../../text/weekdays.ts';
import {
  dayOfPart,
  type FreeDay,
  isoOf,
  meets,
  mondayOfWeek,
  nearestOf,
  wishedParts,
} from './days-within.ts';
import { ofVisit } from './recognise-schedules.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';
import { spokenWish } from './spoken-wish.ts';

/** Words that name another week than the nearest: 'não essa, a outra', or the date itself. */
const otherWeek = new RegExp(
  String.raw`\b(?:dia primeiro|outr[oa](?! (?:adult|pesso|cois|plan|dad)[oa])|seguinte(?!:)|subsequente|cada|toda(?:s as)? (?:${workdays}))\b`,
);

interface Missed {
  date: string;
  next: string | null;
}

const inWords = (iso: string): string => {
  const date = parseIsoDate(iso);
  return date === null ? iso : dayInWords(formatBrazilianDate(date));
};

/** What is known of the days that a message names. */
interface Named {
  parts: readonly SpokenPart[];
  days: readonly FreeDay[];
  today: string;
}

function namedIn(plain: string, { facts, lists }: Asked): Named {
  const today = toIsoDate(facts.today);
  return { parts: spokenWish(ofVisit(plain), today).wanted, days: lists.installationDays ?? [], today };
}

const isOffered = (days: readonly FreeDay[], iso: string): boolean => days.some((day) => isoOf(day) === iso);

/** The date of a weekday in the week that is named; without one, the next. */
function dateOfWeekday(weekday: number, { parts, today }: Named): string {
  const week = parts.find(({ kind }) => kind === 'week');
  return week?.kind === 'week'
    ? addDays(mondayOfWeek(week, today), (weekday + 6) % 7)
    : nearestOf(weekday, today);
}

/** The date without a visit that a part names: 'domingo', 'amanhã', 'dia 13', 'na terça da semana que vem'. */
function dateMissed(part: SpokenPart, named: Named): string | null {
  const { parts, days, today } = named;
  if (part.kind === 'weekday') {
    const iso = dateOfWeekday(part.weekday, named);
    const isElsewhere =
      parts.every(({ kind }) => kind !== 'week') && days.some((day) => meets(day, part, today));
    return iso <= today || isElsewhere || isOffered(days, iso) ? null : iso;
  }
  // 'Até o Natal' names no day of a visit.
  if (parts.some(({ kind }) => kind === 'from' || kind === 'until')) return null;
  if (part.kind !== 'in-days' && part.kind !== 'date') return null;
  const iso = days.some((day) => meets(day, part, today)) ? null : dayOfPart(part, today);
  // 'Terça, dia 3', where day 3 is a Thursday.
  const isOther =
    iso !== null && part.kind === 'date' && part.weekday !== undefined && weekdayOf(iso) !== part.weekday;
  return iso === null || isOther || isOffered(days, iso) ? null : iso;
}

/** A weekday whose nearest date has no visit, and the first date that has one, where that is among the dates that are taken. */
function weekdayMissed(part: SpokenPart, dates: readonly string[], { parts, days, today }: Named) {
  const next = part.kind === 'weekday' ? days.find((day) => meets(day, part, today)) : undefined;
  if (part.kind !== 'weekday' || next === undefined || !dates.includes(next.date)) return null;
  const nearest = nearestOf(part.weekday, today);
  const isToldItself = parts.some((one) => one.kind === 'date' && meets(next, one, today));
  return isoOf(next) <= nearest || isToldItself
    ? null
    : { date: inWords(nearest), next: dayInWords(next.date) };
}

/** The dates of all days that are named and have no visit. */
export function datesMissed(plain: string, asked: Asked): readonly string[] {
  const named = namedIn(plain, asked);
  return [...new Set(wishedParts(named.parts).flatMap((part) => dateMissed(part, named) ?? []))];
}

export const datesInWords = (dates: readonly string[]): string[] => dates.map(inWords);

/**
 * Each day that is named and has no visit, beside those that are taken: of 'segunda' the one in ten days. A date that is
 * told itself was meant.
 */
export function nearestMissed(plain: string, dates: readonly string[], asked: Asked): readonly Missed[] {
  if (otherWeek.test(plain) || dates.length === 0) return [];
  const named = namedIn(plain, asked);
  const wished = wishedParts(named.parts);
  const taken = named.days.filter(({ date }) => dates.includes(date));
  // In a message that is read otherwise, a day may be one that the visitor cannot.
  const isRead = wished.some(
    (part) => (part.kind === 'in-days' && part.isRough) || taken.some((day) => meets(day, part, named.today)),
  );
  // A date that is taken was meant, in whatever clause it is told.
  const all = isRead ? wished : wishedParts(spokenParts(ofVisit(plain)));
  const missed = all.flatMap((part) => {
    const later = weekdayMissed(part, dates, named);
    const iso = later === null && isRead ? dateMissed(part, named) : null;
    return later ?? (iso === null ? [] : { date: inWords(iso), next: null });
  });
  const isSaid = ({ date, next }: Missed, place: number): boolean =>
    missed.some(
      (one, at) =>
        one.date === date &&
        (next === null ? at < place || one.next !== null : at < place && one.next !== null),
    );
  return missed.filter((one, place) => !isSaid(one, place));
}
