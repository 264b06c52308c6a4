import { dayMs } from './durations.ts';

/** Counts whole days in UTC on both sides, where every day has 24 hours. Throws for what is no ISO date. */
export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * dayMs).toISOString().slice(0, 10);
}

/** The moment at which a day begins in Brasília, three hours behind UTC in summer and winter. */
export const startOfDay = (isoDate: string): string => `${isoDate}T03:00:00.000Z`;

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(isoDate: string): number {
  return new Date(Date.parse(isoDate)).getUTCDay();
}
