import { minuteInBrasilia } from '../../../../brazil/clock-minute.ts';
import { dayMs } from '../../../../brazil/durations.ts';

/** What is scheduled begins tomorrow, until somebody says when. */
export const nextMidnight = (): string => `${minuteInBrasilia(Date.now() + dayMs).slice(0, 10)}T00:00`;
