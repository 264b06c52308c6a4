import { describe, expect, it } from 'vitest';
import { saveBankInfo } from '../../src/contract/calls/leads.ts';
import { tryAgainAsked } from '../../src/store/events.ts';
import { fillAndRest, fillUntil, one } from './browser-tab.ts';
import { bodyOf, noLine } from './fake-api.ts';
import { begin } from './visit.ts';

const known = { cookies: 'denied', user_prefs2: '{"language":"pt-BR"}' };

describe('device info', () => {
  it('device info is sent with the payment answer', async () => {
    const { shop, device, tab } = begin();
    device.device.write(known);
    await fillAndRest(tab, '/checkout/data-instalacao/');
    expect(shop.callsOf(saveBankInfo).map(bodyOf)).toEqual([
      { direct_debit: false, deviceInfo: { cookies: 'denied', jsc: '{"language":"pt-BR"}' } },
    ]);
  });

  it('device info that arrives between two tries does not change the second try', async () => {
    const { shop, device, tab } = begin();
    shop.once(saveBankInfo, noLine);
    await fillUntil(tab, '/checkout/ativar-debito/');
    await tab.restAfter('/checkout/ativar-debito/', one({ direct_debit: 'false' }));
    // As the page does: what is kept stays.
    if (device.device.read() === null) device.device.write(known);
    tab.store.dispatch(tryAgainAsked());
    await tab.rest();
    const tries = shop.callsOf(saveBankInfo);
    expect(tries.length).toBeGreaterThan(1);
    expect(tries.map(bodyOf)).toEqual(tries.map(() => ({ direct_debit: false })));
    expect(new Set(tries.map(({ options }) => options.key)).size).toBe(1);
  });
});
