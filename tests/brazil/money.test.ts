import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatFrom,
  formatMonthly,
  formatPrice,
  fromCents,
  parseAmount,
  toCents,
} from '../../src/brazil/money.ts';

describe('formatAmount', () => {
  it.each([
    [119.99, '119,99'],
    [59.99, '59,99'],
    [109.9, '109,90'],
    [10, '10,00'],
    [0, '0,00'],
    [0.05, '0,05'],
    [0.5, '0,50'],
    [18.9, '18,90'],
    [999.99, '999,99'],
    [1000, '1.000,00'],
    [1234.5, '1.234,50'],
    [12345.67, '12.345,67'],
    [1234567.89, '1.234.567,89'],
    [0.1 + 0.2, '0,30'],
    [159.99 - 40, '119,99'],
    [-10.5, '-10,50'],
  ])('formatAmount writes %d as %s', (reais, text) => {
    expect(formatAmount(reais)).toBe(text);
  });
});

it.each([
  [119.99, 'R$\u00a0119,99', 'R$\u00a0119,99/mês', 'De R$\u00a0119,99'],
  [1159.9, 'R$\u00a01.159,90', 'R$\u00a01.159,90/mês', 'De R$\u00a01.159,90'],
])('the price %d is written in its three forms', (reais, price, monthly, from) => {
  expect([formatPrice(reais), formatMonthly(reais), formatFrom(reais)]).toEqual([price, monthly, from]);
});

it('a price keeps every cent on the way to reais and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(toCents(fromCents(cents))).toBe(cents);
      expect(Number(formatAmount(fromCents(cents)).replace(/\./g, '').replace(',', ''))).toBe(cents);
    }),
  );
});

it.each([
  ['99', 99],
  ['99,9', 99.9],
  ['99.90', 99.9],
  ['R$\u00a01.119,90', 1119.9],
  ['1.119', 1119],
  ['-5', null],
  ['1e2', null],
  ['99,999', null],
  ['', null],
])('an amount that was typed as %j is read as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
