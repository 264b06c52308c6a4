import { minuteInBrasilia } from '../../../../brazil/clock-minute.ts';
import { dayMs } from '../../../../brazil/durations.ts';

export const nextMidnight = (): string => `${minuteInBrasilia(Date.now() + dayMs).slice(0, 10)}T00:00`;
