import { describe, expect, it } from 'vitest';
import { addDays, mondayOf, weekdayOf } from '../../src/brazil/calendar-days.ts';

describe('addDays and weekdayOf', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01', 0],
    ['2024-02-28', 1, '2024-02-29', 4],
    ['2026-12-31', 1, '2027-01-01', 5],
    ['2026-01-01', -1, '2025-12-31', 3],
    ['2018-11-03', 1, '2018-11-04', 0],
  ])('addDays and weekdayOf: %s and %i days is %s', (iso, days, expected, weekday) => {
    expect(addDays(iso, days)).toBe(expected);
    expect(weekdayOf(expected)).toBe(weekday);
  });

  it('addDays and weekdayOf refuse what is no date', () => {
    expect(() => addDays('amanhã', 1)).toThrow(RangeError);
  });

  it('the Monday of a week is that of its Sunday too', () => {
    expect(['2026-11-23', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
    ]);
  });
});
