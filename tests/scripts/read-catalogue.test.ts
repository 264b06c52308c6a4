import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCatalogue } from '../../scripts/read-catalogue.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ultrafibra-prices-'));
  cpSync(catalogueFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['plans.json', '"price_full": 99.99', '"price_full": "99,99"', 'plan d500a: price_full: must be number'],
  [
    'timblack.json',
    '"price_full": ',
    '"price_full": 1',
    'plan d500a: discount: is not price_full minus price_with_dacc',
  ],
  ['streaming.json', '"price": ', '"price": "R$" + ', 'is not valid JSON'],
  ['streaming.json', '"price": ', '"preço": ', 'services.0.price: '],
])('%s with a broken line does not become a page', (name, right, wrong, words) => {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const spoilt = text.replace(right, wrong);
  expect(spoilt).not.toBe(text);
  writeFileSync(file, spoilt);
  expect(() => readCatalogue(folder)).toThrow(new RegExp(`^${name.replace('.', '\\.')}:\\d+: ${words}`));
});

it('reads what the shop sells', () => {
  expect(readCatalogue(folder).offers.length).toBeGreaterThan(100);
});
