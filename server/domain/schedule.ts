import { weekdayOf } from '../../src/brazil/calendar-days.ts';
import { type CalendarDate, formatBrazilianDate, parseIsoDate, toIsoDate } from '../../src/brazil/date.ts';
import { installationDays } from '../../src/brazil/working-days.ts';
import type { Period, Schedule } from '../../src/contract/answers.ts';

export interface OfferedDay {
  /** dd/mm/yyyy, as the lead's schedule takes it back. */
  date: string;
  periods: Period[];
}

/** The days a technician can come. Teams work Saturday mornings only. */
export function offeredDays(today: CalendarDate): OfferedDay[] {
  return installationDays({ today: toIsoDate(today), count: daysOffered }).flatMap((isoDate) => {
    const date = parseIsoDate(isoDate);
    if (date === null) return [];
    return [
      {
        date: formatBrazilianDate(date),
        periods: weekdayOf(isoDate) === saturday ? ['manha'] : ['manha', 'tarde'],
      },
    ];
  });
}

/** A page may have been open overnight: what it offered yesterday may be gone. */
export function isOffered({ date, period }: Schedule, today: CalendarDate): boolean {
  return offeredDays(today).some((day) => day.date === date && day.periods.includes(period));
}

const daysOffered = 14;
const saturday = 6;
