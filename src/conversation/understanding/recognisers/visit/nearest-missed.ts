import { dayInWords } from '../../../../answering/inputs/schedule-days.ts';
import { formatBrazilianDate, parseIsoDate, toIsoDate } from '../../../../brazil/date.ts';
import type { Asked } from '../../reading.ts';
import { workdays } from '../../text/weekdays.ts';
import { isoOf, meets, nearestOf, wishedParts } from './days-within.ts';
import { ofVisit } from './recognise-schedules.ts';
import { spokenParts } from './spoken-parts.ts';

/** Words that name another week than the nearest: 'não essa, a outra', or the date itself. */
const otherWeek = new RegExp(
  String.raw`\b(?:dia primeiro|outr[oa](?! (?:adult|pesso|cois|plan|dad)[oa])|seguinte(?!:)|subsequente|cada|toda(?:s as)? (?:${workdays}))\b`,
);

/**
 * A weekday whose nearest date has no visit, and the first date that has one, where that is among the dates that are taken:
 * of 'segunda' the one in ten days. A date that is told itself was meant.
 */
export function nearestMissed(
  plain: string,
  dates: readonly string[],
  { facts, lists }: Asked,
): { date: string; next: string } | null {
  if (otherWeek.test(plain)) return null;
  const today = toIsoDate(facts.today);
  const parts = wishedParts(spokenParts(ofVisit(plain)));
  for (const part of parts) {
    if (part.kind !== 'weekday') continue;
    const next = lists.installationDays?.find((day) => meets(day, part, today));
    const nearest = nearestOf(part.weekday, today);
    const date = parseIsoDate(nearest);
    if (next === undefined || date === null || isoOf(next) <= nearest || !dates.includes(next.date)) continue;
    if (!parts.some((one) => one.kind === 'date' && meets(next, one, today)))
      return { date: dayInWords(formatBrazilianDate(date)), next: dayInWords(next.date) };
  }
  return null;
}
