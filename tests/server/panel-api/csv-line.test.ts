import { expect, it } from 'vitest';
import { csvLine } from '../../../server/panel-api/list-file.ts';

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '  =1', '\u00a0+1', '＝1+1', '－1'])(
  'a CSV value that looks like a formula is written as text: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

it('every cell of a CSV line is quoted, so that no cell begins a formula inside another', () => {
  expect(csvLine(['Maria; Souza', 'a "b"', 'São Paulo'])).toBe('"Maria; Souza";"a ""b""";"São Paulo"\r\n');
});
