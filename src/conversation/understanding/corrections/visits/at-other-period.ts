import type { RawValues } from '../../../../funnel/fields/field.ts';
import type { Text } from '../../text/text.ts';

const periodAlone =
  /^(?:(?:e|eh|so|mas|sim|melhor|prefiro|quero|de|a|na|no|pela|pra|para|parte|da|periodo) )*(manha|tarde)(?: (?:mesmo|por favor))?[.!]?$/;

/** The same days at the other period: 'Quarta de manhã, não, de tarde'. Null if the text holds more than a period. */
export function atOtherPeriod({ date = [] }: RawValues, { plain }: Text): RawValues | null {
  const period = periodAlone.exec(plain.trim())?.[1];
  const days = [...new Set(date)];
  return period === undefined || days.length === 0 ? null : { date: days, period: days.map(() => period) };
}
