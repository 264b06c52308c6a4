import { type CalendarDate, toIsoDate } from '../../src/brazil/date.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import { type OfferedDay, offeredDays } from '../../src/contract/offered-days.ts';

let known: { readonly on: string; readonly days: OfferedDay[] } | undefined;

/** The offered days, cached until midnight because every order needs them several times. */
export function daysOffered(today: CalendarDate): OfferedDay[] {
  const on = toIsoDate(today);
  if (known?.on !== on) known = { on, days: offeredDays(today) };
  return known.days;
}

/** Rechecked on the server: a page may have been open since yesterday. */
export function isOffered({ date, period }: Schedule, today: CalendarDate): boolean {
  return daysOffered(today).some((day) => day.date === date && day.periods.includes(period));
}
