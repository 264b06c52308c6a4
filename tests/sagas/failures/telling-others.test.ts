import { expect, it } from 'vitest';
import { createDevice, fillUntil, openBrowserTab } from '../browser-tab.ts';
import { createFakeApi } from '../fake-api.ts';

const broken = new Error('The webchat is broken.');
const fail = () => {
  throw broken;
};

it.each([
  ['tells an event', { told: Object.assign([], { push: fail }) }],
  ['is asked for its protocol', { chatProtocol: fail }],
])('a webchat that breaks when it %s is reported, and the order goes on', async (_, fault) => {
  const reported: unknown[] = [];
  const device = {
    ...createDevice(),
    webchatState: 'ready' as const,
    reportError: (error: unknown) => void reported.push(error),
    ...fault,
  };
  const shop = createFakeApi();
  await fillUntil(openBrowserTab(shop, device, '/checkout/cep/'), '/pedido-realizado/');
  expect(reported).toEqual([broken]);
  expect(shop.state.orders).toHaveLength(1);
});
