import { dayInWords } from '../../../../answering/inputs/schedule-days.ts';
import { formatBrazilianDate, parseIsoDate, toIsoDate } from '../../../../brazil/date.ts';
import type { Asked } from '../../reading.ts';
import { isoOf, meets, nearestOf } from './days-within.ts';
import type { SpokenPart } from './spoken-parts.ts';
import { spokenWish } from './spoken-wish.ts';

/** Words that name another week than the nearest, or the date itself: 'não essa, a outra', 'terça dia primeiro'. */
const otherWeek = /\b(?:dia (?:\d|primeiro)|outr[oa]|seguinte|subsequente|todas?|cada)\b/;

const isBare = ({ kind }: SpokenPart): boolean => kind === 'weekday' || kind === 'period';

/** A weekday whose nearest date has no visit, and its first date that has one: of 'segunda' the one in ten days. */
export function nearestMissed(plain: string, { facts, lists }: Asked): { date: string; next: string } | null {
  const today = toIsoDate(facts.today);
  const { wanted } = spokenWish(plain, today);
  if (otherWeek.test(plain) || !wanted.every(isBare)) return null;
  for (const part of wanted) {
    if (part.kind !== 'weekday') continue;
    const next = lists.installationDays?.find((day) => meets(day, part, today));
    const nearest = nearestOf(part.weekday, today);
    const date = parseIsoDate(nearest);
    if (next !== undefined && date !== null && isoOf(next) > nearest)
      return { date: dayInWords(formatBrazilianDate(date)), next: dayInWords(next.date) };
  }
  return null;
}
