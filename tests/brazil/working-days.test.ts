import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/brazil/calendar-days.ts';
import {
  addWorkingDays,
  installationDays,
  isInstallationDay,
  isWorkingDay,
} from '../../src/brazil/working-days.ts';

describe('isWorkingDay and isInstallationDay', () => {
  it.each([
    ['2026-03-09', true, true],
    ['2026-03-13', true, true],
    ['2026-03-14', false, true],
    ['2026-03-15', false, false],
    ['2026-04-03', false, false],
    ['2026-04-04', false, true],
    ['2026-04-21', false, false],
    ['2026-05-01', false, false],
    ['2026-02-17', true, true],
    ['2026-11-20', false, false],
  ])('the day %s: working %s, installing %s', (iso, working, installing) => {
    expect([isWorkingDay(iso), isInstallationDay(iso)]).toEqual([working, installing]);
  });
});

describe('addWorkingDays', () => {
  it.each([
    ['2026-03-09', 0, '2026-03-09'],
    ['2026-03-09', 1, '2026-03-10'],
    ['2026-03-09', 3, '2026-03-12'],
    ['2026-03-13', 1, '2026-03-16'],
    ['2026-03-14', 1, '2026-03-16'],
    ['2026-03-15', 3, '2026-03-18'],
    ['2026-04-02', 1, '2026-04-06'],
    ['2026-12-23', 2, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('addWorkingDays: %s and %i working days is %s', (iso, count, expected) => {
    expect(addWorkingDays(iso, count)).toBe(expected);
  });
});

describe('installationDays', () => {
  it.each([
    ['2026-03-09', 4, ['2026-03-12', '2026-03-13', '2026-03-14', '2026-03-16']],
    ['2026-03-13', 2, ['2026-03-18', '2026-03-19']],
    ['2026-04-01', 2, ['2026-04-07', '2026-04-08']],
    ['2026-11-12', 5, ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-21', '2026-11-23']],
    ['2026-03-09', 0, []],
  ])('installationDays from %s, %i days', (today, count, days) => {
    expect(installationDays({ today, count })).toEqual(days);
  });

  it('installationDays never offers a Sunday, a holiday or a day before the third working day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 1, max: 30 }), (offset, count) => {
        const today = addDays('2026-01-01', offset);
        const days = installationDays({ today, count });
        expect(days).toHaveLength(count);
        expect(days.every(isInstallationDay)).toBe(true);
        expect(days.every((day) => day >= addWorkingDays(today, 3))).toBe(true);
        expect(days).toEqual([...new Set(days)].sort());
      }),
      { numRuns: 50 },
    );
  });
});
