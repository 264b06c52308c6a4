import { expect, it } from 'vitest';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { selectFacts, selectFailure } from '../../../src/store/selectors.ts';
import { fillUntil, one, openBrowserTab } from '../browser-tab.ts';
import { refuses } from '../fake-api.ts';
import { begin } from '../visit.ts';

it('a regional offer not sold at the address says so, and the shop without campaign takes over the answers', async () => {
  const { shop, device, tab } = begin('/rs/checkout/cep/');
  const sentence = 'Esta oferta vale só para endereços em: Rio Grande do Sul.';
  shop.once(getCoverage, refuses(422, problemCodes.notSold, sentence));
  await fillUntil(tab, '/checkout/nr-imovel/');
  tab.submit(one({ number: '1000' }));
  await tab.until((state) => selectFailure(state) !== null);
  expect(selectFailure(tab.store.getState())).toMatchObject({
    message: sentence,
    final: true,
    way: 'other-offers',
  });
  await tab.rest();
  tab.close();
  const outside = openBrowserTab(shop, device, '/checkout/verificando-disponibilidade/');
  await outside.until(({ stepResults }) => stepResults.coverage !== null);
  expect(selectFacts(outside.store.getState()).answers).toMatchObject({ cep: '01310100', number: '1000' });
});
