import { dayInWords } from '../../../../answering/inputs/schedule-days.ts';
import { addDays } from '../../../../brazil/calendar-days.ts';
import { formatBrazilianDate, parseIsoDate, toIsoDate } from '../../../../brazil/date.ts';
import type { Asked } from '../../reading.ts';
import { workdays } from '../../text/weekdays.ts';
import { dayOfPart, isoOf, meets, mondayOfWeek, nearestOf, wishedParts } from './days-within.ts';
import { ofVisit } from './recognise-schedules.ts';
import { spokenParts } from './spoken-parts.ts';
import { spokenWish } from './spoken-wish.ts';

/** Words that name another week than the nearest: 'não essa, a outra', or the date itself. */
const otherWeek = new RegExp(
  String.raw`\b(?:dia primeiro|outr[oa](?! (?:adult|pesso|cois|plan|dad)[oa])|seguinte(?!:)|subsequente|cada|toda(?:s as)? (?:${workdays}))\b`,
);

interface Missed {
  date: string;
  next: string | null;
}

/**
 * Each weekday whose nearest date has no visit, and the first date that has one, where that is among the dates that are taken:
 * of 'segunda' the one in ten days. A date that is told itself was meant.
 */
export function nearestMissed(plain: string, dates: readonly string[], asked: Asked): readonly Missed[] {
  if (otherWeek.test(plain)) return [];
  const { facts, lists } = asked;
  const today = toIsoDate(facts.today);
  const parts = wishedParts(spokenParts(ofVisit(plain)));
  const missed = parts.flatMap((part) => {
    if (part.kind !== 'weekday') return [];
    const next = lists.installationDays?.find((day) => meets(day, part, today));
    const nearest = nearestOf(part.weekday, today);
    if (next === undefined || isoOf(next) <= nearest || !dates.includes(next.date)) return [];
    const isToldItself = parts.some((one) => one.kind === 'date' && meets(next, one, today));
    return isToldItself ? [] : [{ date: inWords(nearest), next: dayInWords(next.date) }];
  });
  if (missed.length > 0) return missed;
  const other = missedInWeek(plain, dates, asked) ?? tooSoon(plain, dates, asked);
  return other === null ? [] : [other];
}

const inWords = (iso: string): string => {
  const date = parseIsoDate(iso);
  return date === null ? iso : dayInWords(formatBrazilianDate(date));
};

/** 'Semana que vem, na terça ou na quarta': a day of that week that has no visit, beside one that is taken. */
function missedInWeek(plain: string, dates: readonly string[], { facts, lists }: Asked) {
  const today = toIsoDate(facts.today);
  const { wanted } = spokenWish(ofVisit(plain), today);
  const week = wanted.find(({ kind }) => kind === 'week');
  if (week?.kind !== 'week' || dates.length === 0) return null;
  const missed = wanted
    .flatMap((part) => (part.kind === 'weekday' ? [part.weekday] : []))
    .map((weekday) => addDays(mondayOfWeek(week, today), (weekday + 6) % 7))
    .find((iso) => iso > today && !lists.installationDays?.some((day) => isoOf(day) === iso));
  return missed === undefined ? null : { date: inWords(missed), next: null };
}

/** 'Depois de amanhã à tarde, ou sexta': a day that has no visit, beside one that is taken. */
function tooSoon(plain: string, dates: readonly string[], { facts, lists }: Asked) {
  const today = toIsoDate(facts.today);
  const days = lists.installationDays ?? [];
  const { wanted } = spokenWish(ofVisit(plain), today);
  // 'Até o Natal' names no day of a visit.
  if (wanted.some(({ kind }) => kind === 'from' || kind === 'until')) return null;
  const missed = wanted
    .filter(({ kind }) => kind === 'in-days' || kind === 'date')
    .find((part) => days.every((day) => !meets(day, part, today)));
  const iso = missed === undefined || dates.length === 0 ? null : dayOfPart(missed, today);
  return iso === null ? null : { date: inWords(iso), next: null };
}
