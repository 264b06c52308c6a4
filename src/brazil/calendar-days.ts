import { dayMs } from './durations.ts';

/** Counts in UTC, where every day has 24 hours. Throws if the text is not an ISO date. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * dayMs).toISOString().slice(0, 10);
}

/** The start of a day in Brasília, three hours behind UTC all year. */
export const startOfDay = (isoDate: string): string => `${isoDate}T03:00:00.000Z`;

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(isoDate: string): number {
  return new Date(Date.parse(isoDate)).getUTCDay();
}

/** The Monday of the day's week. */
export const mondayOf = (isoDate: string): string => addDays(isoDate, -((weekdayOf(isoDate) + 6) % 7));
