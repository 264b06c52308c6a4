import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { csvLines } from '../../../server/imports/csv-lines.ts';
import { importColumns } from '../../../src/contract/panel/import-columns.ts';
import { temporaryFolder } from '../test-server/test-database.ts';

const columns = importColumns.coverage.filter(({ name }) => name === 'city' || name === 'network');

async function linesOf(content: string | Uint8Array) {
  const file = join(temporaryFolder(), 'file.csv');
  writeFileSync(file, content);
  const lines = [];
  for await (const line of csvLines(file, columns)) lines.push(line);
  return lines;
}

it.each([
  ['commas', 'city,network\nCuritiba,sul\n', ['Curitiba', 'sul']],
  ['semicolons around a comma', 'city;network\nLondrina, PR;sul', ['Londrina, PR', 'sul']],
  ['columns in another order', 'Network,City\r\nsul,Curitiba\r\n', ['Curitiba', 'sul']],
  ['columns in Portuguese, with and without accents', 'REDE; cidade\nsul;Curitiba', ['Curitiba', 'sul']],
  ['doubled quotes', 'city,network\n"a ""b"", c",sul', ['a "b", c', 'sul']],
  ['a byte order mark', '\uFEFFcity,network\nCuritiba,sul', ['Curitiba', 'sul']],
  ['empty lines between', 'city,network\n\n\nCuritiba,sul', ['Curitiba', 'sul'], 4],
  ['a value too many', 'city,network\nCuritiba,sul,x', null],
  ['a quote that does not close', 'city,network\n"Curitiba,sul', null],
])('a file with %s is read line by line', async (_situation, content, values, line = 2) => {
  expect(await linesOf(content)).toEqual([{ line, values }]);
});

it.each([
  ['another encoding than UTF-8', Uint8Array.of(0x63, 0xe3, 0x0a), /not written in UTF-8/],
  [
    'an end in the middle of a letter',
    Buffer.from('city,network\nBel\u00e9m,sul\nJundia\u00ed').subarray(0, -1),
    /not written in UTF-8/,
  ],
  ['nothing in it', '', /is empty/],
  ['other columns', 'bairro,rede', /the columns must be city,network/],
  ['a line without end', `city,network\n${'x'.repeat(70_000)}`, /no CSV file/],
])('a file with %s is refused with a sentence', async (_situation, content, sentence) => {
  await expect(linesOf(content)).rejects.toThrow(sentence);
});
