import type { CalendarEntry } from '../../brazil/calendar-file.ts';
import { parseBrazilianDate } from '../../brazil/date.ts';
import { doneWords } from '../../content/screens/done.ts';
import type { Facts } from '../../funnel/facts.ts';
import { addressLine } from '../screens/address-line.ts';

const hours = { manha: [8, 12], tarde: [12, 18] } as const;
const words = doneWords.calendar;

/** The installation as a calendar shows it; null where no day was chosen. */
export function installationEntry(facts: Facts, made: Date): CalendarEntry | null {
  const { order, answers } = facts;
  const chosen = answers.schedules?.[0];
  const day = chosen && parseBrazilianDate(chosen.date);
  if (!order || !chosen || !day) return null;
  const [from, to] = hours[chosen.period];
  return {
    uid: `${order.orderNumber}@ultrafibra`,
    day,
    from,
    to,
    title: words.title,
    text: words.text(order.orderNumber),
    place: addressLine(facts),
    made,
  };
}
