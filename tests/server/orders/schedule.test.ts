import { expect, it } from 'vitest';
import { daysOffered, isOffered } from '../../../server/orders/schedule.ts';
import type { CalendarDate } from '../../../src/brazil/date.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';

const one: CalendarDate = { year: 2026, month: 3, day: 9 };
const weekLater: CalendarDate = { ...one, day: 16 };

it('offers the days of the day on which it is asked, whichever was asked about before', () => {
  const [first] = offeredDays(one);
  const wish = { date: first?.date ?? '', period: 'manha' as const };
  for (const [today, isLeft] of [
    [one, true],
    [weekLater, false],
    [one, true],
  ] as const) {
    expect(daysOffered(today)).toEqual(offeredDays(today));
    expect(isOffered(wish, today)).toBe(isLeft);
  }
});
