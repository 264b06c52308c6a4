import { weekdayOf } from '../brazil/calendar-days.ts';
import { type CalendarDate, formatBrazilianDate, parseIsoDate, toIsoDate } from '../brazil/date.ts';
import { installationDays } from '../brazil/working-days.ts';
import { periods } from '../content/periods.ts';
import type { Period } from './lead/answers.ts';

export interface OfferedDay {
  /** dd/mm/yyyy, as in the lead's schedule. */
  date: string;
  periods: Period[];
}

const daysOffered = 14;
const saturday = 6;

/** Days a technician can come. On Saturdays teams work mornings only. */
export function offeredDays(today: CalendarDate): OfferedDay[] {
  return installationDays({ today: toIsoDate(today), count: daysOffered }).flatMap((isoDate) => {
    const date = parseIsoDate(isoDate);
    if (date === null) return [];
    return [
      {
        date: formatBrazilianDate(date),
        periods: weekdayOf(isoDate) === saturday ? ['manha'] : [...periods],
      },
    ];
  });
}
