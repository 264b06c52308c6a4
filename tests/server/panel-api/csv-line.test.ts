import { expect, it } from 'vitest';
import { csvLine } from '../../../server/panel-api/csv-line.ts';

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '  =1', '\u00a0+1', '＝1+1', '－1'])(
  'a CSV value that looks like a formula is written as text: %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

it('a CSV value that is no formula is left unchanged', () => {
  expect(csvLine(['Maria; Souza', 'a "b"', 'São Paulo'])).toBe('"Maria; Souza";"a ""b""";São Paulo\r\n');
});
