import { addDays, weekdayOf } from './calendar-days.ts';
import { isNationalHoliday } from './holidays.ts';

/** Monday to Friday, no national holiday. All days are ISO dates. */
export function isWorkingDay(isoDate: string): boolean {
  const weekday = weekdayOf(isoDate);
  return weekday >= 1 && weekday <= 5 && !isNationalHoliday(isoDate);
}

/** Teams also install on Saturdays. */
export function isInstallationDay(isoDate: string): boolean {
  return weekdayOf(isoDate) !== 0 && !isNationalHoliday(isoDate);
}

/** The given day itself does not count. */
export function addWorkingDays(isoDate: string, count: number): string {
  let day = isoDate;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** The first installation days, starting with the third working day after today. */
export function installationDays({ today, count }: { today: string; count: number }): string[] {
  const days: string[] = [];
  for (let day = addWorkingDays(today, 3); days.length < count; day = addDays(day, 1)) {
    if (isInstallationDay(day)) days.push(day);
  }
  return days;
}
