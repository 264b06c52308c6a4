import { expect, it } from 'vitest';
import { csvLine } from '../../../server/panel-api/csv-line.ts';

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '  =1', '\u00a0+1', '＝1+1', '－1'])(
  'writes %j as a text, not as a formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

it('leaves what is no formula as it is', () => {
  expect(csvLine(['Maria; Souza', 'a "b"', 'São Paulo'])).toBe('"Maria; Souza";"a ""b""";São Paulo\r\n');
});
