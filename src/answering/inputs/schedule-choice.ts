import { fieldErrors } from '../../content/field-errors.ts';
import type { ResourceData } from '../../store/resource-data.ts';

/** A preference as chosen so far; empty where nothing is. */
export interface ScheduleChoice {
  date: string;
  period: string;
}

type Days = ResourceData['installationDays'];

export const periodsOf = (days: Days, date: string): Days[number]['periods'] =>
  days.find((day) => day.date === date)?.periods ?? [];

/** Without a day that is no longer free, and without a period that the day does not have. */
export function offeredIn(days: Days, { date, period }: ScheduleChoice): ScheduleChoice {
  const periods: readonly string[] = periodsOf(days, date);
  if (periods.length === 0) return { date: '', period };
  return { date, period: periods.includes(period) ? period : '' };
}

type IsWrong = (choice: ScheduleChoice, earlier: readonly ScheduleChoice[]) => boolean;

const wrongBy: Readonly<Record<string, IsWrong>> = {
  [fieldErrors.period]: ({ date, period }) => date !== '' && period === '',
  [fieldErrors.scheduleRepeated]: ({ date, period }, earlier) =>
    earlier.some((one) => one.date === date && one.period === period),
};

/** The index of the preference that the error is about: the first one, unless it tells which. */
export function wrongIn(choices: readonly ScheduleChoice[], error: string | undefined): number {
  const isWrong = error === undefined ? undefined : wrongBy[error];
  const found = choices.findIndex((choice, index) => isWrong?.(choice, choices.slice(0, index)));
  return Math.max(found, 0);
}
