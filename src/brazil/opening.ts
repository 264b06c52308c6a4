import { addDays, weekdayOf } from './calendar-days.ts';
import { type ClockMinute, minuteInBrasilia } from './clock-minute.ts';
import { isNationalHoliday } from './holidays.ts';

/** Full hours in Brasília, on these days of the week; 0 is Sunday. Closed on national holidays. */
export interface OpeningRow {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

export type Opening = { isOpen: true } | { isOpen: false; opensAt: ClockMinute };

/** Longer than any row of holidays and weekends. */
const daysAhead = 14;

const clock = (day: string, hour: number): ClockMinute => `${day}T${String(hour).padStart(2, '0')}:00`;

/** Whether it is open at an instant, and when it opens next; null if it never does. */
export function opening(rows: readonly OpeningRow[], epochMilliseconds: number): Opening | null {
  const now = minuteInBrasilia(epochMilliseconds);
  const days = Array.from({ length: daysAhead }, (_, ahead) => addDays(now.slice(0, 10), ahead));
  const times = days
    .filter((day) => !isNationalHoliday(day))
    .flatMap((day) => rows.filter((row) => row.days.includes(weekdayOf(day))).map((row) => ({ ...row, day })))
    .toSorted((one, other) => clock(one.day, one.from).localeCompare(clock(other.day, other.from)));
  const next = times.find(({ day, to }) => clock(day, to) > now);
  if (next === undefined) return null;
  const opensAt = clock(next.day, next.from);
  return opensAt <= now ? { isOpen: true } : { isOpen: false, opensAt };
}
