import { describe, expect, it } from 'vitest';
import { saveName } from '../../src/contract/calls/leads.ts';
import { tryAgainAsked } from '../../src/store/events.ts';
import { createDevice, fillAndRest, openBrowserTab } from './browser-tab.ts';
import { bodyOf, createFakeApi, noLine } from './fake-api.ts';

function visit(protocol: Promise<string | null>) {
  const shop = createFakeApi();
  const device = { ...createDevice(), chatProtocol: () => protocol };
  return { shop, device, tab: openBrowserTab(shop, device, '/checkout/cep/') };
}

describe('the protocol of the webchat', () => {
  it('the webchat protocol is sent with the name and kept in the visit', async () => {
    const { shop, tab } = visit(Promise.resolve('WC-42'));
    await fillAndRest(tab, '/checkout/telefone/');
    expect(shop.callsOf(saveName).map(bodyOf)).toEqual([{ name: 'Ana Souza', webcare_tuid: 'WC-42' }]);
    expect(tab.store.getState().visit.chatProtocol).toBe('WC-42');
  });

  it('the name is sent without a webchat protocol where there is none', async () => {
    const { shop, tab } = visit(Promise.resolve(null));
    await fillAndRest(tab, '/checkout/telefone/');
    expect(shop.callsOf(saveName).map(bodyOf)).toEqual([{ name: 'Ana Souza' }]);
  });

  it('a webchat protocol that arrives between two tries of a name does not change the second try', async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const { shop, tab } = visit(promise);
    shop.once(saveName, noLine);
    await fillAndRest(tab, '/checkout/telefone/');
    resolve('WC-42');
    await tab.until((state) => state.visit.chatProtocol === 'WC-42');
    tab.store.dispatch(tryAgainAsked());
    await tab.rest();
    const tries = shop.callsOf(saveName);
    expect(tries.length).toBeGreaterThan(1);
    expect(tries.map(bodyOf)).toEqual(tries.map(() => ({ name: 'Ana Souza' })));
    expect(new Set(tries.map(({ options }) => options.key)).size).toBe(1);
  });
});
