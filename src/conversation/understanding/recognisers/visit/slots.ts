import type { Schedule } from '../../../../contract/lead/answers.ts';
import { type FreeDay, isoOf } from './days-within.ts';

/** A day with one of its periods. */
type Slots = readonly Schedule[];

export const daysOf = (slots: Slots): FreeDay[] =>
  [...new Set(slots.map(({ date }) => date))].map((date) => ({
    date,
    periods: slots.filter((one) => one.date === date).map(({ period }) => period),
  }));
export const slotsOf = (days: readonly FreeDay[]): Schedule[] =>
  days.flatMap(({ date, periods }) => periods.map((period) => ({ date, period })));

export const isSame = (one: Schedule, { date, period }: Schedule): boolean =>
  one.date === date && one.period === period;
export const joined = (slots: Slots, others: Slots): Schedule[] => [
  ...slots,
  ...others.filter((other) => !slots.some((one) => isSame(one, other))),
];
export const isOn = (days: readonly FreeDay[], { date }: Schedule): boolean =>
  days.some((one) => one.date === date);

export const isSameDays = (slots: Slots, others: Slots): boolean =>
  slots.length === others.length && slots.every((one) => others.some((other) => isSame(one, other)));

/** As they follow one another; the morning comes first. */
export const inOrderOfTime = (slots: Slots): Schedule[] =>
  slots.toSorted(
    (one, other) => isoOf(one).localeCompare(isoOf(other)) || one.period.localeCompare(other.period),
  );
