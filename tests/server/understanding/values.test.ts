import { describe, expect, it } from 'vitest';
import { digitsIn, fittingDigits } from '../../../server/understanding/values/numerals.ts';
import { readVisitWish, slotsMeant } from '../../../server/understanding/values/visit.ts';

const wordsOf = (text: string) => text.match(/[a-z]+|\d+/g) ?? [];

describe('digits', () => {
  it.each([
    ['oito oito tres, meia meia sete', '883667'],
    [
      'cento e onze quatrocentos e quarenta e quatro setecentos e setenta e sete trinta e cinco',
      '11144477735',
    ],
    ['935 411 347 oitenta', '93541134780'],
    ['mil quatrocentos e trinta e nove', '1439'],
    ['dois mil e quatro', '2004'],
    ['2 mil 140', '2000140'],
    ['triplo sete', '777'],
    ['tres zeros', '000'],
    ['tres vezes o sete', '777'],
    ['um dois tres', '123'],
  ])('"%s" is %s', (words, digits) => {
    expect(digitsIn(wordsOf(words))).toBe(digits);
  });

  it('tens and units without an "e" are joined only if the length fits', () => {
    expect(fittingDigits(wordsOf('vinte tres'), (digits) => digits.length === 2)).toBe('23');
    expect(fittingDigits(wordsOf('vinte tres'), (digits) => digits.length === 3)).toBe('203');
  });
});

describe('a visit', () => {
  const friday = '2026-11-20';
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01'].map(
    (date) => ({
      date,
      periods: date === '2026-11-28' ? (['manha'] as const) : (['manha', 'tarde'] as const),
    }),
  );
  const meant = (words: string) => {
    const wish = readVisitWish(words, friday);
    return wish === null ? null : slotsMeant(wish, days).map(({ date, period }) => `${date} ${period}`);
  };

  it.each([
    ['quarta de manha', ['2026-11-25 manha']],
    ['dia vinte e sete a tarde', ['2026-11-27 tarde']],
    ['segunda 30 depois do almoco', ['2026-11-30 tarde']],
    ['terca as 14h', ['2026-12-01 tarde']],
    ['28 cedo', ['2026-11-28 manha']],
    ['o quanto antes', ['2026-11-25 manha', '2026-11-25 tarde']],
    ['depois do dia 28', ['2026-11-30 manha', '2026-11-30 tarde', '2026-12-01 manha', '2026-12-01 tarde']],
    ['venerdi mattina', ['2026-11-27 manha']],
    ['em dezembro', ['2026-12-01 manha', '2026-12-01 tarde']],
  ])('"%s" means %j', (words, slots) => {
    expect(meant(words)).toEqual(slots);
  });

  it.each(['domingo', 'sabado a tarde', 'amanha', 'dia 24'])(
    '"%s" is understood, and not on offer',
    (words) => {
      expect(meant(words)).toEqual([]);
    },
  );

  it('words that name no time are no wish', () => {
    expect(meant('tanto trabalho')).toBeNull();
  });
});
