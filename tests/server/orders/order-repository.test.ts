import { expect, it } from 'vitest';
import { isOrderNumber, orderNumber } from '../../../server/protection/order-number.ts';
import { systemRandom } from '../../../server/protection/random.ts';

it('order numbers show no sequence', () => {
  const numbers = Array.from({ length: 2000 }, () => orderNumber(systemRandom));
  expect(new Set(numbers).size).toBe(2000);
  for (const number of numbers) expect(isOrderNumber(number)).toBe(true);
});

it('an order number with one wrong character is noticed', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const number = orderNumber(systemRandom);
  for (let index = 3; index < number.length; index++) {
    for (const symbol of alphabet.replace(number.charAt(index), '')) {
      expect(isOrderNumber(number.slice(0, index) + symbol + number.slice(index + 1))).toBe(false);
    }
  }
});

it.each(['', 'UF-', 'UF-0123456789', 'uf-00000000000', 'UF-0000000000I', 'XX-00000000000'])(
  '%j is not an order number',
  (text) => {
    expect(isOrderNumber(text)).toBe(false);
  },
);
