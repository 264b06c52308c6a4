import { formatMinute, minuteInBrasilia } from './clock-minute.ts';

/** A time in Brasília: '23/11/2026 às 12:00'. */
export const readableMoment = (at: string): string => formatMinute(minuteInBrasilia(Date.parse(at)));
