import { expect, it } from 'vitest';
import { fitsRange } from '../../src/dialogue/address-search/shown-addresses.ts';

it.each([
  ['de 612 a 1510 - lado par', '1000', true],
  ['de 612 a 1510 - lado par', '1001', false],
  ['de 612 a 1510 - lado par', '611', false],
  ['de 612 a 1510 - lado par', '1512', false],
  ['até 609 - lado ímpar', '1', true],
  ['até 609 - lado ímpar', '611', false],
  ['de 2001/2002 ao fim', '2001', true],
  ['de 2001/2002 ao fim', '5000', true],
  ['de 2001/2002 ao fim', '2000', false],
  ['de 101/102 a 299/300', '300', true],
  ['de 101/102 a 299/300', '301', false],
  ['até 99/100', '100', true],
  ['lado par', '20', true],
  ['lado par', '21', false],
  ['', '20', true],
  ['Edifício Conjunto Nacional', '2073', true],
  ['de 612 a 1510 - lado par', 'S/N', true],
  ['de 612 a 1510 - lado par', '1000 B', true],
])('the range "%s" holds house %s: %s', (range, house, fits) => {
  expect(fitsRange(range, house)).toBe(fits);
});
