import { weekdayOf } from '../brazil/calendar-days.ts';

/** In the order of `weekdayOf`: Sunday is the first. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type Weekday = (typeof weekdays)[number];

export const weekdayNamed = (isoDate: string): Weekday => weekdays[weekdayOf(isoDate)] ?? 'sun';
