import { expect, it } from 'vitest';
import { openPublishedShop } from './publications/open-published-shop.ts';

it('charges and shows a changed price once it is told to, in one moment', async () => {
  const { catalogue, price, page, changeFile } = await openPublishedShop();
  const before = price() ?? 0;
  const shown = async () => Number((await page()).body);
  expect(await shown()).toBe(before);
  changeFile((text) => text.replaceAll(`"price_full": ${before}`, `"price_full": ${before + 5}`));
  expect([price(), await shown()]).toEqual([before, before]);
  await catalogue.reload();
  expect([price(), await shown()]).toEqual([before + 5, before + 5]);
});

it('keeps what it sold before where a catalogue cannot be read, and says where', async () => {
  const { catalogue, price, page, changeFile } = await openPublishedShop();
  const before = price();
  changeFile((text) => text.replace('"price_full": ', '"price_full": R$'));
  await expect(catalogue.reload()).rejects.toThrow(/^catalogue\.json:\d+: is not valid JSON/);
  expect([price(), Number((await page()).body)]).toEqual([before, before]);
});
