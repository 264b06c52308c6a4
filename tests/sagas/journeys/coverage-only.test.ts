import { describe, expect, it } from 'vitest';
import * as coverage from '../../../src/contract/calls/coverage.ts';
import { getPostcode } from '../../../src/contract/calls/postcode.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import type { KeptVisit } from '../../../src/store/kept-visit.ts';
import { plansOf } from '../../funnel/given.ts';
import { type BrowserTab, createDevice, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { createFakeApi, refuses } from '../fake-api.ts';
import { begin } from '../visit.ts';

const at = (name: string) => `/consultar-cobertura/${name}/`;

async function ask(tab: BrowserTab): Promise<void> {
  await tab.fill(at('cep'), one({ cep: '01310-100' }));
  await tab.fill(at('nr-imovel'), one({ number: '1000' }));
}

async function told(path = at('cep'), plans = plansOf('d500a', 'd600a')) {
  const visit = begin(path);
  visit.shop.state.plans = plans;
  await ask(visit.tab);
  return visit;
}

/** A visitor who is told that there is coverage, and chose a plan. */
async function chosen(path?: string) {
  const visit = await told(path);
  await visit.tab.fill(at('com-cobertura'), one({ idPlan: String(plansOf('d600a')[0]?.id) }));
  return visit;
}

describe('a coverage check', () => {
  it('a coverage check shows that there is coverage and opens no order', async () => {
    const { shop, tab } = await told();
    await tab.restAt(at('com-cobertura'));
    expect(shop.written()).toEqual([]);
    expect(tab.history).toEqual([at('cep'), at('nr-imovel'), at('com-cobertura')]);
  });

  it('a coverage check opens no order on another page either, not even after a reload', async () => {
    const { shop, device, tab } = await told();
    await tab.at(at('com-cobertura'));
    tab.go('/regulamentos/');
    await tab.rest();
    const again = reopen(tab, shop, device, '/regulamentos/');
    await again.rest();
    expect(again.store.getState().visit.journey).toBe('coverage');
    expect(shop.written()).toEqual([]);
  });

  it('a covered address continues with the order, with nothing asked or sent twice', async () => {
    const { shop, tab } = await chosen();
    await tab.restAt('/checkout/nome/');
    expect(shop.written()).toEqual(['POST lead-v2', 'PATCH …/plan']);
    expect(shop.callsOf(getPostcode, coverage.getCoverage)).toHaveLength(2);
    expect(shop.state.held).toMatchObject({ idPlan: plansOf('d600a')[0]?.id });
    await tab.fill('/checkout/nome/', one({ name: 'Ana Souza' }));
    await tab.at('/checkout/telefone/');
  });

  it('Back leads from the order to the coverage result, where another plan can be chosen', async () => {
    const { shop, tab } = await chosen();
    await tab.restAt('/checkout/nome/');
    tab.back();
    await tab.at(at('com-cobertura'));
    tab.submit(one({ idPlan: String(plansOf('d500a')[0]?.id) }));
    await tab.restAt('/checkout/nome/');
    expect(shop.state.held).toMatchObject({ idPlan: plansOf('d500a')[0]?.id });
    expect(shop.written()).toEqual(['POST lead-v2', 'PATCH …/plan', 'PATCH …/plan']);
  });

  it('a campaign’s coverage check keeps the prefix and leads to the campaign’s first question', async () => {
    const { tab } = await told('/timblack/consultar-cobertura/cep/');
    await tab.at(at('com-cobertura'));
    expect(tab.path()).toBe('/timblack/consultar-cobertura/com-cobertura/');
    await tab.fill(at('com-cobertura'), one({ idPlan: String(plansOf('d600a')[0]?.id) }));
    await tab.at('/checkout/consulta-telefone/');
    expect(tab.path()).toBe('/timblack/checkout/consulta-telefone/');
  });

  it('a second address is checked even after a plan was chosen at the first', async () => {
    const { shop, tab } = await chosen();
    await tab.at('/checkout/nome/');
    shop.state.place = { ...shop.state.place, zip: '20040020' };
    tab.go(at('cep'));
    tab.submit(one({ cep: '20040-020' }));
    await tab.fill(at('nr-imovel'), one({ number: '2' }));
    await tab.at(at('com-cobertura'));
  });

  it('a coverage check opened after an order leads to that order', async () => {
    const { tab } = begin();
    tab.store.dispatch({
      type: 'effectSucceeded',
      payload: {
        step: 'confirmacao',
        stamp: '',
        result: { order: { orderNumber: '1', protocol: '2', finishedAt: '' } },
      },
    });
    tab.go(at('cep'));
    await tab.at('/pedido-realizado/');
  });
});

it('a coverage check in conversation has its own anchors and leads to the order', async () => {
  const { shop, tab } = begin('/chat/#consultar-cobertura/cep');
  shop.state.plans = plansOf('d500a', 'd600a');
  await ask(tab);
  await tab.at(at('com-cobertura'));
  expect(tab.path()).toBe('/chat/#consultar-cobertura/com-cobertura');
  tab.submit(one({ idPlan: String(plansOf('d600a')[0]?.id) }));
  await tab.at('/checkout/contato/');
  expect(tab.path()).toBe('/chat/#contato');
});

/** The landing page writes the visit down, and leads to a page of the funnel as a document of its own. */
const handed = (answers: KeptVisit['answers']): Omit<KeptVisit, 'journey'> => ({
  answers,
  place: null,
  coverage: null,
  wish: { ...noWish, sku: 'd500a' },
  tracking: {},
  done: {},
  keys: {},
  lead: { id: null, noCoverageId: null, version: 0, protocol: null },
});
const come = (path: string, answers: KeptVisit['answers'], shop = createFakeApi()) => {
  const device = createDevice();
  device.session.write(handed(answers));
  return { shop, tab: openBrowserTab(shop, device, path) };
};
const written = ['POST lead-v2', ...['plan', 'name', 'phone', 'email'].map((part) => `PATCH …/${part}`)];
const lead = { cep: '01310100', phone: '11912345678' };
const person = { ...lead, name: 'Ana Souza', email: 'ana@exemplo.com.br', accept_promotions: true };

it('the coverage check does not ask again what was answered on the landing page', async () => {
  const { shop, tab } = come(at('nr-imovel'), person);
  await tab.fill(at('nr-imovel'), one({ number: '1000' }));
  await tab.at(at('com-cobertura'));
  expect(tab.history).toEqual([at('nr-imovel'), at('com-cobertura')]);
  tab.submit(one({ idPlan: String(plansOf('d500a')[0]?.id) }));
  await tab.restAt('/checkout/data-nascimento/');
  expect(shop.written()).toEqual(written);
});

it('the order does not ask again what was answered on the landing page', async () => {
  const { shop, tab } = come('/checkout/verificando-disponibilidade/', { ...person, number: '1000' });
  await tab.restAt('/checkout/data-nascimento/');
  expect(tab.history).toEqual(['/checkout/data-nascimento/']);
  expect(shop.written()).toEqual(written);
});

it('the order asks for the house number missing from the landing page', async () => {
  const { tab } = come('/checkout/verificando-disponibilidade/', lead);
  await tab.at('/checkout/nr-imovel/');
});

it('a wrong postcode from the landing page is refused at its question', async () => {
  const shop = createFakeApi();
  const message = 'CEP inválido ou inexistente';
  shop.once(getPostcode, refuses(404, 'postcode-unknown', message, [{ field: 'cep', message }]));
  const { tab } = come(at('nr-imovel'), person, shop);
  await tab.at(at('cep'));
  expect(tab.store.getState().answers.refused).toEqual({ cep: message });
});
