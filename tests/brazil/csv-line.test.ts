import { expect, it } from 'vitest';
import { csvAmount, csvLine } from '../../src/brazil/csv-line.ts';

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '  =1', '\u00a0+1', '＝1+1', '－1', '-1%+1'])(
  'a CSV value that looks like a formula is written as text: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

it('every cell of a CSV line is quoted, so that no cell begins a formula inside another, and a share is a number', () => {
  expect(csvLine(['Maria; Souza', 'a "b"', '-4,5%'])).toBe('"Maria; Souza";"a ""b""";"-4,5%"\r\n');
});

it('money in a CSV line is a number, also below zero', () => {
  expect(csvLine([csvAmount(111_990), csvAmount(-1250)])).toBe('"1119,90";"-12,50"\r\n');
});
