import { addDays, weekdayOf } from './calendar-days.ts';
import { type ClockMinute, minuteInBrasilia } from './clock-minute.ts';
import { isNationalHoliday } from './holidays.ts';

/** Of one day, on the clock in Brasília: '08:00' to '24:00'. */
interface OpenTimes {
  readonly from: string;
  readonly to: string;
}

/** Null is closed, as national holidays are that are no exception. */
export interface OpeningHours {
  /** By day of the week; 0 is Sunday. */
  readonly week: readonly (OpenTimes | null)[];
  readonly exceptions: readonly { readonly day: string; readonly times: OpenTimes | null }[];
}

export interface Opening {
  readonly isOpen: boolean;
  /** While it is closed; null where nobody knows. */
  readonly opensAt: ClockMinute | null;
  /** While it is open: '20:00'. */
  readonly closesAt?: string;
}

/** Longer than any row of holidays, and than most that a team closes for. */
const daysAhead = 90;

function timesOn({ week, exceptions }: OpeningHours, day: string): OpenTimes | null {
  const exception = exceptions.find((one) => one.day === day);
  if (exception !== undefined) return exception.times;
  return isNationalHoliday(day) ? null : (week[weekdayOf(day)] ?? null);
}

/** Whether it is open at an instant, and when it opens next. */
export function opening(hours: OpeningHours, epochMilliseconds: number): Opening {
  const now = minuteInBrasilia(epochMilliseconds);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = addDays(now.slice(0, 10), ahead);
    const times = timesOn(hours, day);
    if (times === null || `${day}T${times.to}` <= now) continue;
    const opensAt = `${day}T${times.from}`;
    return opensAt <= now ? { isOpen: true, opensAt: null, closesAt: times.to } : { isOpen: false, opensAt };
  }
  return { isOpen: false, opensAt: null };
}
