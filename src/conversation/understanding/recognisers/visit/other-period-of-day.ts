import { formatBrazilianDate, parseBrazilianDate, toIsoDate } from '../../../../brazil/date.ts';
import type { Period } from '../../../../contract/lead/answers.ts';
import type { Asked } from '../../reading.ts';
import { meets, namesDay } from './days-within.ts';
import { ofVisit } from './recognise-schedules.ts';
import type { SpokenPart } from './spoken-parts.ts';
import { spokenWish } from './spoken-wish.ts';

/** 'Sábado à tarde', where Saturdays have only a morning: the day, and the period that it has. */
export function otherPeriodOfDay(
  plain: string,
  { facts, lists }: Asked,
): { date: string; period: Period } | null {
  const today = toIsoDate(facts.today);
  const { wanted } = spokenWish(ofVisit(plain), today);
  for (const [place, part] of wanted.entries()) {
    const day = namesDay(part) ? lists.installationDays?.find((one) => meets(one, part, today)) : undefined;
    const [period, another] = day?.periods ?? [];
    const date = parseBrazilianDate(day?.date ?? '');
    if (date === null || period === undefined || another !== undefined) continue;
    if (periodsOf(wanted, place).some((one) => one !== period))
      return { date: formatBrazilianDate(date), period };
  }
  return null;
}

/** The periods of the day at `place`: those behind it, up to the next day; without any, those of the whole wish. */
function periodsOf(wanted: readonly SpokenPart[], place: number): readonly Period[] {
  const behind = wanted.slice(place + 1);
  const next = behind.findIndex(namesDay);
  const own = periodsIn(next === -1 ? behind : behind.slice(0, next));
  return own.length > 0 ? own : periodsIn(wanted);
}

const periodsIn = (parts: readonly SpokenPart[]): readonly Period[] =>
  parts.flatMap((part) => (part.kind === 'period' ? [part.period] : []));
