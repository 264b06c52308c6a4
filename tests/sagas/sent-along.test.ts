import { describe, expect, it } from 'vitest';
import { saveBankInfo, saveName } from '../../src/contract/calls/leads.ts';
import { tryAgainAsked } from '../../src/store/events.ts';
import { createDevice, fillAndRest, openBrowserTab } from './browser-tab.ts';
import { bodyOf, createFakeApi, noLine } from './fake-api.ts';

const protocol = 'WC-42';
const deviceInfo = { cookies: 'denied', user_prefs2: '{"language":"pt-BR"}' };

/** A visitor whose webchat and device script say this. */
function visit(chatProtocol: Promise<string | null>) {
  const shop = createFakeApi();
  const device = { ...createDevice(), chatProtocol: () => chatProtocol };
  return { shop, device, tab: openBrowserTab(shop, device, '/checkout/cep/') };
}

describe('what is sent along with an answer', () => {
  it('the webchat protocol is sent with the name and kept in the visit, device info with the payment', async () => {
    const { shop, device, tab } = visit(Promise.resolve(protocol));
    device.device.write(deviceInfo);
    await fillAndRest(tab, '/checkout/data-instalacao/');
    expect(shop.callsOf(saveName).map(bodyOf)).toEqual([{ name: 'Ana Souza', webcare_tuid: protocol }]);
    expect(tab.store.getState().visit.chatProtocol).toBe(protocol);
    expect(shop.callsOf(saveBankInfo).map(bodyOf)).toEqual([
      { direct_debit: false, deviceInfo: { cookies: 'denied', jsc: '{"language":"pt-BR"}' } },
    ]);
  });

  it('the name is sent without a webchat protocol where there is none', async () => {
    const { shop, tab } = visit(Promise.resolve(null));
    await fillAndRest(tab, '/checkout/telefone/');
    expect(shop.callsOf(saveName).map(bodyOf)).toEqual([{ name: 'Ana Souza' }]);
  });

  it.each([
    ['the webchat protocol', saveName, '/checkout/telefone/', { name: 'Ana Souza' }],
    ['device info', saveBankInfo, '/checkout/confirmando-dados/', { direct_debit: false }],
  ] as const)(
    '%s that arrives between two tries does not change the second try',
    async (_, save, goal, body) => {
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const { shop, device, tab } = visit(promise);
      shop.once(save, noLine);
      await fillAndRest(tab, goal);
      resolve(protocol);
      await tab.until((state) => state.visit.chatProtocol === protocol);
      // As the page does: what is kept stays.
      if (device.device.read() === null) device.device.write(deviceInfo);
      tab.store.dispatch(tryAgainAsked());
      await tab.rest();
      const tries = shop.callsOf(save);
      expect(tries.length).toBeGreaterThan(1);
      expect(tries.map(bodyOf)).toEqual(tries.map(() => body));
      expect(new Set(tries.map(({ options }) => options.key)).size).toBe(1);
    },
  );
});
