import type { CalendarEntry } from '../../brazil/calendar-file.ts';
import { parseBrazilianDate } from '../../brazil/date.ts';
import { periodHours } from '../../content/periods.ts';
import { doneWords } from '../../content/screens/done.ts';
import type { Schedule } from '../../contract/lead/answers.ts';

const words = doneWords.calendar;

interface Visit extends Schedule {
  orderNumber: string;
  place: string;
}

/** The calendar entry of the technician's visit; null if the date is invalid. */
export function visitEntry({ orderNumber, date, period, place }: Visit, made: Date): CalendarEntry | null {
  const day = parseBrazilianDate(date);
  if (day === null) return null;
  const [from, to] = periodHours[period];
  return {
    uid: `${orderNumber}@ultrafibra`,
    day,
    from,
    to,
    title: words.title,
    text: words.text(orderNumber),
    place,
    made,
  };
}
