import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOffered } from '../../../server/visits/schedule.ts';
import { weekdayOf } from '../../../src/brazil/calendar-days.ts';
import { parseBrazilianDate, toIsoDate } from '../../../src/brazil/date.ts';
import { isNationalHoliday } from '../../../src/brazil/holidays.ts';
import { schedule } from '../../../src/contract/lead/answers.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';

const day = (text: string) => {
  const parsed = parseBrazilianDate(text);
  if (parsed === null) throw new Error(`${text} is no date`);
  return parsed;
};

const isoOf = (text: string) => toIsoDate(day(text));

it.each([
  ['a Monday', '05/10/2026', '08/10/2026'],
  ['a Wednesday: the weekend comes between', '14/10/2026', '19/10/2026'],
  ['a Friday', '16/10/2026', '21/10/2026'],
  ['a Saturday', '17/10/2026', '21/10/2026'],
  ['before Nossa Senhora Aparecida, a Monday', '08/10/2026', '14/10/2026'],
  ['before Finados, a Monday', '29/10/2026', '04/11/2026'],
  ['before Consciência Negra, a Friday', '18/11/2026', '24/11/2026'],
  ['Christmas eve', '24/12/2026', '30/12/2026'],
  ['the end of the year', '30/12/2026', '05/01/2027'],
  ['before Good Friday', '31/03/2026', '06/04/2026'],
  ['before carnival, which is optional', '12/02/2026', '17/02/2026'],
])('installation days start on the third working day after %s', (_, today, first) => {
  expect(offeredDays(day(today))[0]?.date).toBe(first);
});

it('installation days are ascending, never Sundays or holidays, and Saturdays in the morning', () => {
  const dates = fc.date({ min: new Date('2025-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const today = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const days = offeredDays(today);
      const isoDates = days.map((offered) => isoOf(offered.date));
      expect(days).toHaveLength(14);
      expect(isoDates).toEqual([...new Set(isoDates)].sort());
      for (const [index, { date: text, periods }] of days.entries()) {
        const weekday = weekdayOf(isoDates[index] ?? '');
        expect(weekday).not.toBe(0);
        expect(isNationalHoliday(isoDates[index] ?? '')).toBe(false);
        expect(periods).toEqual(weekday === 6 ? ['manha'] : ['manha', 'tarde']);
        expect(schedule.safeParse({ date: text, period: 'manha' }).success).toBe(true);
        expect(isOffered({ date: text, period: 'manha' }, today)).toBe(true);
      }
    }),
  );
});

it.each<[string, 'manha' | 'tarde', boolean, string]>([
  ['08/10/2026', 'manha', true, 'the third working day'],
  ['08/10/2026', 'tarde', true, 'its afternoon'],
  ['07/10/2026', 'manha', false, 'the second working day'],
  ['05/10/2026', 'manha', false, 'today'],
  ['10/10/2026', 'manha', true, 'a Saturday morning'],
  ['10/10/2026', 'tarde', false, 'a Saturday afternoon'],
  ['11/10/2026', 'manha', false, 'a Sunday'],
  ['12/10/2026', 'manha', false, 'a holiday'],
  ['24/10/2026', 'manha', true, 'the fourteenth offered day'],
  ['26/10/2026', 'manha', false, 'the day after the last'],
  ['2026-10-08', 'manha', false, 'another notation'],
])('the wished day %s %s is accepted or refused: %s (%s)', (date, period, offered) => {
  expect(isOffered({ date, period }, day('05/10/2026'))).toBe(offered);
});
