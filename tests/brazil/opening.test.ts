import { describe, expect, it } from 'vitest';
import { instantOf } from '../../src/brazil/clock-minute.ts';
import { opening } from '../../src/brazil/opening.ts';
import { hoursInWords, whenAnswered } from '../../src/content/opening-hours.ts';

const weekday = { from: '09:00', to: '18:30' };
const week = [null, weekday, weekday, weekday, weekday, weekday, { from: '09:00', to: '12:00' }];
const hours = {
  week,
  exceptions: [
    { day: '2026-04-21', times: { from: '10:00', to: '24:00' } },
    { day: '2026-03-11', times: null },
  ],
};

describe('the hours in which people answer', () => {
  it.each([
    ['a moment of the day, its first minute too', '2026-03-09T09:00', 'open'],
    ['the last minute', '2026-03-09T18:29', 'open'],
    ['the early morning', '2026-03-09T08:59', '2026-03-09T09:00'],
    ['the evening of a weekday', '2026-03-09T18:30', '2026-03-10T09:00'],
    ['Saturday afternoon, when Sunday is closed', '2026-03-14T12:00', '2026-03-16T09:00'],
    ['a holiday, here Good Friday', '2026-04-03T10:00', '2026-04-04T09:00'],
    ['a day that is closed as an exception', '2026-03-11T10:00', '2026-03-12T09:00'],
    ['a holiday that is open as an exception, until midnight', '2026-04-21T23:59', 'open'],
  ])('%s is known from the week and its exceptions', (_when, minute, expected) => {
    const { isOpen, opensAt } = opening(hours, instantOf(minute));
    expect(isOpen ? 'open' : opensAt).toBe(expected);
  });

  it('without an open day it never opens, and both faces say so', () => {
    const never = { week: week.map(() => null), exceptions: [] };
    expect(opening(never, instantOf('2026-03-09T09:00'))).toEqual({ isOpen: false, opensAt: null });
    expect(hoursInWords(never, '2026-03-09')).toContain('não há horário');
  });

  it.each([
    ['2026-03-09T09:00', 'hoje às 9h'],
    ['2026-03-10T09:30', 'amanhã às 9h30'],
    ['2026-03-11T09:00', 'quarta-feira, 11/03, às 9h'],
    ['2026-03-14T09:00', 'sábado, 14/03, às 9h'],
  ])('the next opening at %s is said as people say it: %s', (opensAt, said) => {
    expect(whenAnswered({ isOpen: false, opensAt }, '2026-03-09')).toContain(said);
  });

  it('the week is said with its equal days together, then the different days to come', () => {
    const said = hoursInWords(hours, '2026-03-11');
    expect(said).toContain('de segunda a sexta, das 9h às 18h30 e aos sábados, das 9h às 12h');
    expect(said).toContain('11/03, fechado; 21/04, das 10h às 24h');
    expect(hoursInWords(hours, '2026-03-12')).not.toContain('11/03');
  });
});
