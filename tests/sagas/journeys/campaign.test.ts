import { expect, it } from 'vitest';
import { createDevice, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { createFakeApi } from '../fake-api.ts';

it.each([
  ['/checkout/cep/?a=r', '/r/checkout/nr-imovel/', 'r'],
  ['/sp/checkout/cep/?a=r', '/sp/checkout/nr-imovel/', 'sp'],
  ['/checkout/cep/?a=nobody', '/checkout/nr-imovel/', ''],
])('a campaign in the query of %s leads to %s', async (path, next, prefix) => {
  const shop = createFakeApi();
  const device = createDevice();
  const linked = openBrowserTab(shop, device, path);
  await linked.rest();
  const tab = reopen(linked, shop, device);
  await tab.fill('/checkout/cep/', one({ cep: '01310-100' }));
  await tab.at('/checkout/nr-imovel/');
  expect(tab.path()).toBe(next);
  expect(tab.store.getState().visit.campaign.prefix).toBe(prefix);
});

const comes = (path: string, device = createDevice()) => ({
  device,
  tab: openBrowserTab(createFakeApi(), device, path),
});

it('the plan and tracking of the first page opened reach the first question', async () => {
  const { device, tab } = comes('/checkout/cep/');
  tab.close();
  device.arrival.write('s=d500a&utm_source=zap');
  const { tab: order } = comes('/checkout/cep/', device);
  const { stepResults, visit } = await order.at('/checkout/cep/');
  expect([stepResults.wish.sku, visit.tracking]).toEqual(['d500a', { utm_source: 'zap' }]);
});

it('the plan of a followed link wins over the plan of the first page opened', async () => {
  const device = createDevice();
  device.arrival.write('s=d500a');
  const { tab } = comes('/checkout/cep/?s=d600b', device);
  expect((await tab.at('/checkout/cep/')).stepResults.wish.sku).toBe('d600b');
});

it('the plan of the first page opened is used once, its tracking stays', async () => {
  const device = createDevice();
  device.arrival.write('s=d500a&utm_source=zap');
  const { tab } = comes('/checkout/cep/', device);
  await tab.at('/checkout/cep/');
  tab.close();
  device.session.clear();
  const { tab: again } = comes('/checkout/cep/', device);
  const { stepResults, visit } = await again.at('/checkout/cep/');
  expect([stepResults.wish.sku, visit.tracking]).toEqual([null, { utm_source: 'zap' }]);
});
