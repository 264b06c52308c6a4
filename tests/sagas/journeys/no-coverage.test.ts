import { expect, it } from 'vitest';
import * as coverage from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { helpRequested } from '../../../src/store/events.ts';
import { selectFailure } from '../../../src/store/selectors.ts';
import { plansOf } from '../../funnel/given.ts';
import { fillUntil, one, openBrowserTab } from '../browser-tab.ts';
import { bodyOf, noCoverageId, noLine, says } from '../fake-api.ts';
import { begin, contactLeft, left, uncovered } from '../visit.ts';

it('an address without coverage opens a no-coverage lead, takes a contact and withdraws it', async () => {
  const { shop, tab } = await uncovered();
  await tab.rest();
  expect(shop.written()).toEqual(['POST lead-no-coverage']);
  expect(shop.callsOf(coverage.createNoCoverageLead).map(bodyOf)).toMatchObject([
    { cep: '01310100', number: '1000', tracking: { lp_origin: 'LP Padrão', userAgent: 'test' } },
  ]);
  tab.submit(left);
  await tab.until(({ effects }) => effects.done['oferta-indisponivel'] !== undefined);
  expect(shop.callsOf(coverage.updateNoCoverageLead).map(bodyOf)).toEqual([
    {
      id: noCoverageId,
      name: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      phone: '11912345678',
      accept_information: true,
    },
  ]);
  expect(tab.route()).toBe('/checkout/oferta-indisponivel/');
  tab.store.dispatch(helpRequested({ kind: 'withdrawal', phone: '11912345678' }));
  await tab.until(({ help }) => help.withdrawal.kind === 'granted');
  expect(shop.callsOf(coverage.deleteNoCoverageLead).map(bodyOf)).toEqual([
    { id: noCoverageId, phone: '11912345678' },
  ]);
});

it('a contact left without coverage leaves no personal data in the tab and is shown after a reload', async () => {
  const { shop, device, tab } = await contactLeft();
  const ofPerson = /Ana Souza|ana@exemplo|11912345678|01310100|Paulista/;
  expect(device.session.text()).toContain(noCoverageId);
  expect(device.session.text()).not.toMatch(ofPerson);
  tab.close();
  Object.assign(shop.state, {
    holder: true,
    left: {
      ...{ cep: '01310100', number: '1000', name: 'Ana Souza', email: 'ana@exemplo.com.br' },
      ...{ phone: '11912345678', accept_information: true },
    },
  });
  const written = shop.written();
  const again = openBrowserTab(shop, device, tab.path());
  await again.restAt('/checkout/oferta-indisponivel/');
  const shown = { name: 'Ana Souza', phone: '11912345678', accept_contact: true };
  expect(again.store.getState().answers.values).toMatchObject(shown);
  expect(shop.written()).toEqual(written);
  expect(device.session.text()).not.toMatch(ofPerson);
});

it('another address with coverage continues with the order', async () => {
  const { shop, tab } = await uncovered();
  await tab.rest();
  shop.state.plans = plansOf('d500a');
  tab.go('/checkout/nr-imovel/');
  tab.submit(one({ number: '2' }));
  await tab.restAt('/checkout/nome/');
  expect(shop.written()).toEqual(['POST lead-no-coverage', 'POST lead-v2', 'PATCH …/plan']);
});

it('a lead that turns out to have no coverage when it is opened becomes the only no-coverage lead', async () => {
  const { shop, tab } = begin();
  const opened = {
    id: noCoverageId,
    idLead: null,
    idLeadNoCoverage: noCoverageId,
    cepCoverage: { infra: null },
  };
  shop.once(leads.createLead, says({ ...opened, protocol: 'p', version: 0 }));
  await fillUntil(tab, '/checkout/nr-imovel/');
  tab.submit(one({ number: '1000' }));
  await tab.restAt('/checkout/oferta-indisponivel/');
  expect(shop.written()).toEqual(['POST lead-v2']);
  tab.submit(left);
  await tab.until(({ effects }) => effects.done['oferta-indisponivel'] !== undefined);
  expect(shop.callsOf(coverage.updateNoCoverageLead).map(bodyOf)).toMatchObject([{ id: noCoverageId }]);
});

it('a failed coverage check says so on the waiting screen and is repeated by itself', async () => {
  const { shop, device, tab } = begin();
  shop.once(coverage.getCoverage, noLine);
  await fillUntil(tab, '/checkout/nr-imovel/');
  tab.submit(one({ number: '1000' }));
  await tab.until((state) => selectFailure(state) !== null);
  expect(tab.route()).toBe('/checkout/verificando-disponibilidade/');
  device.pauses.shift()?.end();
  await tab.at('/checkout/nome/');
  expect(tab.history).toEqual(['/checkout/cep/', '/checkout/nr-imovel/', '/checkout/nome/']);
});
