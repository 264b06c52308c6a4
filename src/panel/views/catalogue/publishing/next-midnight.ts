import { minuteInBrasilia } from '../../../../brazil/clock-minute.ts';

/** What is scheduled begins tomorrow, until somebody says when. */
export const nextMidnight = (): string => `${minuteInBrasilia(Date.now() + 86_400_000).slice(0, 10)}T00:00`;
