import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCatalogue } from '../../server/site/read-catalogue.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ultrafibra-prices-'));
  cpSync(catalogueFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['"price_full": 99.99', '"price_full": "99,99"', 'plans.d500a.price_full: must be number'],
  ['"price": ', '"price": 1', 'list \\w+: d\\w+: price: is above price_full'],
  ['"streaming": { ', '"streaming": { R$ + ', 'is not valid JSON'],
  ['"globo-play": 22.9', '"globo-play": "22,9"', 'streaming.globo-play: must be number'],
])('a catalogue with an invalid %s is refused', (right, wrong, words) => {
  const file = join(folder, 'catalogue.json');
  const text = readFileSync(file, 'utf8');
  const spoilt = text.replace(right, wrong);
  expect(spoilt).not.toBe(text);
  writeFileSync(file, spoilt);
  expect(() => readCatalogue(folder)).toThrow(new RegExp(`^catalogue\\.json:\\d+: ${words}`));
});

it('the catalogue of the shop can be read', () => {
  expect(readCatalogue(folder).offers.length).toBeGreaterThan(100);
});
