import type { CalendarDate } from '../../src/brazil/date.ts';
import type { Schedule } from '../../src/contract/answers.ts';
import { offeredDays } from '../../src/contract/offered-days.ts';

/** A page may have been open overnight: what it offered yesterday may be gone. */
export function isOffered({ date, period }: Schedule, today: CalendarDate): boolean {
  return offeredDays(today).some((day) => day.date === date && day.periods.includes(period));
}
