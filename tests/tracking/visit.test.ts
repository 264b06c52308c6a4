import { describe, expect, it } from 'vitest';
import '../../src/sagas/site/answer-enquiry.ts';
import { helpRequested } from '../../src/store/events.ts';
import { enquiryMade } from '../../src/store/site/enquiry-events.ts';
import { createDevice, fillAndRest, one, openBrowserTab, reopen, script } from '../sagas/browser-tab.ts';
import { createFakeApi } from '../sagas/fake-api.ts';

function begin(path = '/checkout/cep/') {
  const shop = createFakeApi();
  const device = createDevice();
  device.webchatState = 'ready';
  return { shop, device, tab: openBrowserTab(shop, device, path) };
}

type Device = ReturnType<typeof createDevice>;

const allOf = ({ told }: Device, name: string) => told.filter((event) => event.name === name);
const stepsTold = (device: Device) =>
  allOf(device, 'funil_recuperacao').map(({ properties }) => Reflect.get(properties, 'step'));

describe('a visitor who agreed to it', () => {
  it('a visitor who agreed is reported step by step, with plan and order', async () => {
    const { device, tab } = begin();
    for (const [route, raw] of script) {
      await tab.at(route);
      // Somebody has to see it first.
      await tab.rest();
      tab.submit(raw);
    }
    await tab.restAt('/pedido-realizado/');
    // Paid by bill, at an address that is complete: neither account nor street is asked.
    expect(stepsTold(device)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 14]);
    // Direct debit is cheaper, until a bill is chosen.
    expect(allOf(device, 'addToShoppingCart')).toEqual(
      [59.99, 69.99].map((price) => ({
        ...{ name: 'addToShoppingCart', properties: { ref: 'd500a', name: '500 Mega', price, qty: 1 } },
      })),
    );
    expect(allOf(device, 'checkout')).toEqual([
      { name: 'checkout', properties: { total_itens: 1, total_price: 69.99, n_pedido: 'order 1' } },
    ]);
    expect(allOf(device, 'checkout_semcobertura')).toEqual([]);
    const pages = allOf(device, 'pageView').map(({ properties }) => Reflect.get(properties, 'page'));
    expect(pages).toEqual(expect.arrayContaining([...script.slice(1).map(([route]) => route)]));
    expect(JSON.stringify(device.told)).not.toMatch(/529\.?982|Silveira|\b1990\b|91234|Ana/);
  });

  it('a visitor who agreed is reported from the start, even if tracking loads late', async () => {
    const device = createDevice();
    device.webchatState = 'ready';
    const line = Promise.withResolvers<void>();
    device.webchatArrives = line.promise;
    const tab = openBrowserTab(createFakeApi(), device, '/checkout/cep/');
    await fillAndRest(tab, '/checkout/email/');
    expect(device.told).toEqual([]);
    line.resolve();
    await fillAndRest(tab, '/checkout/data-nascimento/', '/checkout/email/');
    expect(stepsTold(device)).toEqual([1, 2, 3, 4, 5]);
  });

  it('a visitor who continues in another tab is reported from there', async () => {
    const { shop, device, tab } = begin();
    await fillAndRest(tab, '/checkout/email/');
    tab.close();
    device.told.length = 0;
    device.session.clear();
    device.sentEvents.clear();
    const link = openBrowserTab(shop, device, `/checkout/email/?l=${tab.store.getState().lead.id}`);
    await link.restAt('/checkout/email/');
    await fillAndRest(link, '/checkout/nome-mae/', '/checkout/email/');
    expect(stepsTold(device)).toEqual([5, 6]);
  });

  it('a visitor who has everything erased is reported as a new one', async () => {
    const { device, tab } = begin();
    await fillAndRest(tab, '/checkout/email/');
    tab.store.dispatch(helpRequested({ kind: 'erasure' }));
    await tab.rest();
    expect(device.sentEvents.read()).not.toContain('answered nome');
  });

  it('a visitor who checks coverage on a public page is reported, and the next page continues', async () => {
    const { shop, device, tab } = begin('/');
    const raw = one({ cep: '01310-100', phone: '(11) 91234-5678', accept_phone_contact: 'on' });
    tab.store.dispatch(enquiryMade({ form: 'coverage', raw }));
    await tab.rest();
    expect(allOf(device, 'funil_recuperacao').map(({ properties }) => properties)).toEqual([
      { step: 1, zip: '01310100' },
    ]);
    const next = reopen(tab, shop, device, '/consultar-cobertura/nr-imovel/');
    await next.restAfter('/consultar-cobertura/nr-imovel/', one({ number: '1000' }));
    expect(allOf(device, 'funil_recuperacao').at(-1)?.properties).toEqual({
      step: 2,
      zip: '01310100',
      streetNr: true,
      planoAvailable: true,
      phone: '5511912345678',
    });
  });
});

describe('a visitor who did not agree', () => {
  it('a visitor who did not agree gets no tracking, and earlier answers are never sent', async () => {
    const { device, tab } = begin();
    device.webchatState = 'no-consent';
    await fillAndRest(tab, '/checkout/telefone/');
    expect(device.told).toEqual([]);
    expect(device.sentEvents.text()).toBe('null');
    device.webchatState = 'ready';
    await fillAndRest(tab, '/checkout/email/', '/checkout/telefone/');
    expect(stepsTold(device)).toEqual([4]);
  });
});
