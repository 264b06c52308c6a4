import * as z from 'zod/mini';
import { weekdayOf } from '../brazil/calendar-days.ts';
import { parseIsoDate } from '../brazil/date.ts';

/** In the order of `weekdayOf`: Sunday is the first. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

export const weekdayNamed = (isoDate: string): Weekday => weekdays[weekdayOf(isoDate)] ?? 'sun';

export const isoDay = z
  .string()
  .check(z.refine((text) => parseIsoDate(text) !== null, 'O dia precisa existir no calendário.'));

/** The days a capacity applies to: one date, one weekday, or every day. */
export const capacityDay = z.union([z.enum(weekdays), z.literal('*'), isoDay]);
