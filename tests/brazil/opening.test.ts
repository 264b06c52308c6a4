import { describe, expect, it } from 'vitest';
import { instantOf } from '../../src/brazil/clock-minute.ts';
import { opening } from '../../src/brazil/opening.ts';
import { openingWords } from '../../src/content/opening-hours.ts';

const rows = [
  { days: [1, 2, 3, 4, 5], from: 9, to: 18 },
  { days: [6], from: 9, to: 12 },
];

describe('the hours in which people answer', () => {
  it.each([
    ['a moment of the row, its first minute too', '2026-03-09T09:00', 'open'],
    ['the last minute', '2026-03-09T17:59', 'open'],
    ['the early morning', '2026-03-09T08:59', '2026-03-09T09:00'],
    ['the evening of a weekday', '2026-03-09T18:00', '2026-03-10T09:00'],
    ['Saturday afternoon, when Sunday is closed', '2026-03-14T12:00', '2026-03-16T09:00'],
    ['a holiday, here Good Friday', '2026-04-03T10:00', '2026-04-04T09:00'],
  ])('%s is known from the rows', (_when, minute, expected) => {
    const found = opening(rows, instantOf(minute));
    expect(found?.isOpen ? 'open' : found?.opensAt).toBe(expected);
  });

  it('without a row it never opens', () => {
    expect(opening([], instantOf('2026-03-09T09:00'))).toBeNull();
  });

  it.each([
    ['2026-03-09T09:00', 'hoje às 9h'],
    ['2026-03-10T09:00', 'amanhã às 9h'],
    ['2026-03-11T09:00', 'quarta-feira, 11/03, às 9h'],
    ['2026-03-14T09:00', 'sábado, 14/03, às 9h'],
  ])('the next opening at %s is said as people say it: %s', (opensAt, said) => {
    expect(openingWords.closed(opensAt, '2026-03-09')).toContain(said);
  });
});
