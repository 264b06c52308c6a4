import { minuteInBrasilia } from '../../../../brazil/clock-minute.ts';
import { dayMs } from '../../../../brazil/durations.ts';

/** Default start of a scheduled price: the next midnight. */
export const nextMidnight = (): string => `${minuteInBrasilia(Date.now() + dayMs).slice(0, 10)}T00:00`;
