import { type CalendarDate, toIsoDate } from '../../../src/brazil/date.ts';
import type { Schedule } from '../../../src/contract/lead/answers.ts';
import { type OfferedDay, offeredDays } from '../../../src/contract/offered-days.ts';

let known: { readonly on: string; readonly days: OfferedDay[] } | undefined;

/** The days that can be asked for. They stay the same until midnight, and every order asks for them several times. */
export function daysOffered(today: CalendarDate): OfferedDay[] {
  const on = toIsoDate(today);
  if (known?.on !== on) known = { on, days: offeredDays(today) };
  return known.days;
}

/** A page may have been open overnight: what it offered yesterday may be gone. */
export function isOffered({ date, period }: Schedule, today: CalendarDate): boolean {
  return daysOffered(today).some((day) => day.date === date && day.periods.includes(period));
}
