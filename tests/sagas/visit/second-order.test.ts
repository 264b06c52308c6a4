import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { fillAndRest, one, openBrowserTab, reopen, script } from '../browser-tab.ts';
import { came } from '../visit.ts';

/** The tab of a visitor who has ordered, and left the page. */
async function ordered() {
  const visit = await came('/pedido-realizado/');
  visit.tab.close();
  return visit;
}

it.each([
  ['/checkout/cep/', '/checkout/cep/'],
  ['/chat/', '/checkout/cep/'],
  ['/chat/#cep', '/checkout/cep/'],
  ['/consultar-cobertura/cep/', '/consultar-cobertura/cep/'],
  ['/migracao-ultrafibra/consulta-cpf/', '/consulta-cpf/'],
])('an order that begins at %s knows nothing of the first', async (path, route) => {
  const { shop, device } = await ordered();
  const second = openBrowserTab(shop, device, path);
  await second.at(route);
  const { answers, lead } = await second.rest();
  expect(second.route()).toBe(route);
  expect(answers.values).toEqual({});
  expect(lead.id).toBeNull();
  expect(selectFacts(second.store.getState())).toMatchObject({ order: null, coverage: null, place: null });
});

it('a second order is made as the first, with the plan of its own link', async () => {
  const { shop, device } = await ordered();
  const before = shop.callsOf(leads.createLead).length;
  const second = openBrowserTab(shop, device, '/checkout/cep/?s=d500a');
  await fillAndRest(second, '/checkout/email/');
  expect(second.store.getState().stepResults.wish.sku).toBe('d500a');
  expect(shop.callsOf(leads.createLead)).toHaveLength(before + 1);
  second.close();
  const reloaded = openBrowserTab(shop, { ...device, navigationType: 'reload' }, second.path());
  await reloaded.at('/checkout/email/');
});

it.each([
  ['Back', 'back_forward'],
  ['a reload', 'reload'],
] as const)('%s at the first question shows the order, and a link begins the next one', async (_, type) => {
  const { shop, device } = await ordered();
  const again = openBrowserTab(shop, { ...device, navigationType: type }, '/checkout/cep/');
  await again.at('/pedido-realizado/');
  const second = reopen(again, shop, device, '/checkout/cep/');
  const [start] = script;
  await second.fill('/checkout/cep/', start?.[1] ?? one({}));
  await second.at('/checkout/nr-imovel/');
});
