import { expect, it } from 'vitest';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { one, reopen } from '../browser-tab.ts';
import { refuses } from '../fake-api.ts';
import { begin } from '../visit.ts';

const sentence = 'Esta oferta vale só para endereços em: Rio Grande do Sul.';

async function unsold(base: string) {
  const visit = begin(`/rs${base}cep/`);
  visit.shop.once(getCoverage, refuses(422, problemCodes.notSold, sentence));
  await visit.tab.fill(`${base}cep/`, one({ cep: '01310-100' }));
  await visit.tab.fill(`${base}nr-imovel/`, one({ number: '1000' }));
  await visit.tab.restAt(`${base}oferta-indisponivel/`);
  return visit;
}

it.each(['/checkout/', '/consultar-cobertura/'])(
  'a regional offer is unavailable there and says why, also after a reload, and asks for no contact (%s)',
  async (base) => {
    const { shop, device, tab } = await unsold(base);
    expect(selectFacts(tab.store.getState()).coverage).toMatchObject({ plans: [], unsold: sentence });
    expect(tab.current()).toBe('oferta-nao-vendida');
    expect(shop.written()).toEqual([]);
    const again = reopen(tab, shop, device);
    await again.rest();
    expect(again.moves).toEqual([]);
    expect(selectFacts(again.store.getState()).coverage?.unsold).toBe(sentence);
    expect(shop.callsOf(getCoverage)).toHaveLength(1);
  },
);

it('the shop without campaign takes over the answers and looks for its own offers', async () => {
  const { shop, device, tab } = await unsold('/checkout/');
  const outside = reopen(tab, shop, device, '/checkout/verificando-disponibilidade/');
  await outside.at('/checkout/nome/');
  expect(selectFacts(outside.store.getState()).answers).toMatchObject({ cep: '01310100', number: '1000' });
  expect(shop.callsOf(getCoverage)).toHaveLength(2);
});

it('another address inside the region continues with the order', async () => {
  const { tab } = await unsold('/checkout/');
  tab.go('/rs/checkout/cep/');
  await tab.fill('/checkout/cep/', one({ cep: '90020-005' }));
  await tab.fill('/checkout/nr-imovel/', one({ number: '5' }));
  await tab.at('/checkout/nome/');
});
