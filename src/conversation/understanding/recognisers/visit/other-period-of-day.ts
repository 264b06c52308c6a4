import { formatBrazilianDate, parseBrazilianDate, toIsoDate } from '../../../../brazil/date.ts';
import type { Period } from '../../../../contract/lead/answers.ts';
import type { Asked } from '../../reading.ts';
import { meets, namesDay } from './days-within.ts';
import { spokenWish } from './spoken-wish.ts';

/** 'Sábado à tarde', where Saturdays have only a morning: the day, and the period that it has. */
export function otherPeriodOfDay(
  plain: string,
  { facts, lists }: Asked,
): { date: string; period: Period } | null {
  const today = toIsoDate(facts.today);
  const { wanted } = spokenWish(plain, today);
  const named = wanted.filter(namesDay);
  const day = lists.installationDays?.find((one) => named.some((part) => meets(one, part, today)));
  const [period, another] = day?.periods ?? [];
  const date = parseBrazilianDate(day?.date ?? '');
  if (date === null || period === undefined || another !== undefined) return null;
  const isOther = wanted.some((part) => part.kind === 'period' && part.period !== period);
  return isOther ? { date: formatBrazilianDate(date), period } : null;
}
