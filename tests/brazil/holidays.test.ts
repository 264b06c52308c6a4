import { getHolidays } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { isNationalHoliday, nationalHolidays } from '../../src/brazil/holidays.ts';

const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

describe('nationalHolidays', () => {
  it('nationalHolidays agrees with the library from 1980 to 2099', () => {
    for (let year = 1980; year <= 2099; year++) {
      const ours = nationalHolidays(year).filter(({ kind }) => kind === 'national');
      const theirs = getHolidays(year).filter(({ type }) => type === 'national');
      expect(ours.map(({ date }) => date)).toEqual(theirs.map(({ date }) => localDay(date)));
    }
  });

  it.each([
    [2024, '2024-02-12', '2024-02-13', '2024-05-30'],
    [2025, '2025-03-03', '2025-03-04', '2025-06-19'],
    [2026, '2026-02-16', '2026-02-17', '2026-06-04'],
    [2027, '2027-02-08', '2027-02-09', '2027-05-27'],
    [2038, '2038-03-08', '2038-03-09', '2038-06-24'],
  ])('nationalHolidays in %i: Carnival and Corpus Christi are optional', (year, ...days) => {
    const optional = nationalHolidays(year).filter(({ kind }) => kind === 'optional');
    expect(optional.map(({ date }) => date)).toEqual(days);
  });
});

describe('isNationalHoliday', () => {
  it.each([
    ['2026-01-01', true],
    ['2026-04-03', true],
    ['2026-04-21', true],
    ['2026-05-01', true],
    ['2026-09-07', true],
    ['2026-10-12', true],
    ['2026-11-02', true],
    ['2026-11-15', true],
    ['2026-11-20', true],
    ['2026-12-25', true],
    ['2023-11-20', false],
    ['2026-02-17', false],
    ['2026-06-04', false],
    ['2026-04-05', false],
    ['2026-12-24', false],
    ['2026-12-26', false],
    ['2025-04-18', true],
    ['2027-03-26', true],
    ['not a day', false],
  ])('isNationalHoliday: %s: %s', (iso, holiday) => {
    expect(isNationalHoliday(iso)).toBe(holiday);
  });
});
