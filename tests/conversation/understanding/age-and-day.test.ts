import { describe, expect, it } from 'vitest';
import { dateByAge } from '../../../src/conversation/understanding/recognisers/date-by-age.ts';

const today = { year: 2026, month: 11, day: 25 };
const year = (text: string): number | null => dateByAge(text, today)?.year ?? null;

describe('a birthday with an age instead of a year', () => {
  it.each([
    ['12 de marco, fiz 45 esse ano', 1981],
    ['tenho 45 anos, 12/03', 1981],
    ['tenho 34, faco 35 no natal', 1991],
    ['completo 50 dia 3 de dezembro', 1976],
    ['fiz 30 dia 26 de novembro', 1995],
  ])('gives the year: %s', (text, born) => expect(year(text)).toBe(born));

  it.each(['tenho 45 anos', '12 de marco', 'fiz 45 em marco', 'tenho 45, 12/03/1980'])(
    'is not computed where a part is missing or the year is told: %s',
    (text) => expect(year(text)).toBeNull(),
  );
});
