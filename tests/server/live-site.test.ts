import { expect, it } from 'vitest';
import { openPublishedShop } from './publications/open-published-shop.ts';

it('a changed price takes effect in shop and pages together once the catalogue is reloaded', async () => {
  const { catalogue, price, page, changeFile } = await openPublishedShop();
  const before = price() ?? 0;
  const shown = async () => Number((await page()).body);
  expect(await shown()).toBe(before);
  changeFile((text) => text.replaceAll(`"price_full": ${before}`, `"price_full": ${before + 5}`));
  expect([price(), await shown()]).toEqual([before, before]);
  await catalogue.reload();
  expect([price(), await shown()]).toEqual([before + 5, before + 5]);
});

it('an unreadable catalogue keeps the previous prices and names the line', async () => {
  const { catalogue, price, page, changeFile } = await openPublishedShop();
  const before = price();
  changeFile((text) => text.replace('"price_full": ', '"price_full": R$'));
  await expect(catalogue.reload()).rejects.toThrow(/^catalogue\.json:\d+: is not valid JSON/);
  expect([price(), Number((await page()).body)]).toEqual([before, before]);
});
