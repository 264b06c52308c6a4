import { expect, it } from 'vitest';
import * as coverage from '../../../src/contract/calls/coverage.ts';
import { helpRequested, phoneEndingGiven, startedOver } from '../../../src/store/events.ts';
import { plansOf } from '../../funnel/given.ts';
import { createDevice, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { bodyOf, createFakeApi, noCoverageId, refuses } from '../fake-api.ts';

const at = (name: string) => `/consultar-cobertura/${name}/`;
const left = {
  cep: '69900062',
  number: '471122',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '11912345678',
  accept_information: true,
};

function follow({ plans = plansOf(), holder = true, path = at('sem-cobertura') } = {}) {
  const shop = createFakeApi();
  Object.assign(shop.state, { plans, holder, left });
  const device = createDevice();
  return { shop, device, tab: openBrowserTab(shop, device, `${path}?ls=${noCoverageId}`) };
}

it('a link to a contact leads its holder to it and saves nothing twice', async () => {
  const { shop, tab } = follow();
  await tab.restAt(at('sem-cobertura'));
  expect(tab.path()).toBe(at('sem-cobertura'));
  expect(tab.store.getState().effects.done['sem-cobertura']).toBeDefined();
  expect(shop.written()).toEqual([]);
  tab.store.dispatch(helpRequested({ kind: 'withdrawal', phone: left.phone }));
  await tab.until(({ help }) => help.withdrawal.kind === 'granted');
  expect(shop.callsOf(coverage.deleteNoCoverageLead).map(bodyOf)).toEqual([
    { id: noCoverageId, phone: left.phone },
  ]);
});

it('a link to a contact shows that coverage has come meanwhile', async () => {
  const { tab } = follow({ plans: plansOf('d500a', 'd600a') });
  await tab.at(at('com-cobertura'));
  expect(tab.store.getState().answers.values).toMatchObject({ cep: '69900062', number: '471122' });
});

it('a link to a contact works from any question and in conversation', async () => {
  await follow({ path: at('cep') }).tab.at(at('sem-cobertura'));
  const { tab } = follow({ path: '/chat/' });
  await tab.at('/checkout/oferta-indisponivel/');
});

it('a link to a contact shows a stranger nothing before the proof', async () => {
  const { shop, device, tab } = follow({ holder: false });
  await tab.until(({ visit }) => visit.phase === 'asking-for-proof');
  await tab.rest();
  const told = JSON.stringify(tab.store.getState());
  for (const secret of Object.values(left)) if (secret !== true) expect(told).not.toContain(secret);
  expect(shop.written()).toEqual([]);
  shop.once(coverage.openNoCoverageAccess, refuses(403, 'not-holder', 'Os números não conferem.'));
  tab.store.dispatch(phoneEndingGiven({ phoneEnding: '0000' }));
  await tab.until(({ access }) => access.proof.message === 'Os números não conferem.');
  tab.store.dispatch(phoneEndingGiven({ phoneEnding: '5678' }));
  await tab.at(at('sem-cobertura'));
  await tab.until(({ answers }) => answers.values.name === left.name);
  expect(device.session.text()).not.toBe('null');
});

it('a stranger with a link to a contact can start over instead', async () => {
  const { tab } = follow({ holder: false });
  await tab.until(({ visit }) => visit.phase === 'asking-for-proof');
  tab.store.dispatch(startedOver());
  await tab.at(at('cep'));
  expect(tab.store.getState().answers.values).toEqual({});
});

it('a link to a missing contact says so and starts over', async () => {
  const shop = createFakeApi();
  shop.once(coverage.getNoCoverageLead, refuses(404, 'not-found', 'Não encontramos um cadastro.'));
  const tab = openBrowserTab(shop, createDevice(), `${at('sem-cobertura')}?ls=${noCoverageId}`);
  const { access } = await tab.until(({ visit: { phase } }) => phase === 'link-failed');
  expect(access.linkFailure?.message).toBe('Não encontramos um cadastro.');
  tab.store.dispatch(startedOver());
  await tab.at(at('cep'));
});

it('a withdrawn contact is gone after a reload, and can be left again as a new one', async () => {
  const { shop, device, tab } = follow();
  await tab.restAt(at('sem-cobertura'));
  tab.store.dispatch(helpRequested({ kind: 'withdrawal', phone: left.phone }));
  await tab.until(({ help }) => help.withdrawal.kind === 'granted');
  await tab.rest();
  const again = reopen(tab, shop, device, at('sem-cobertura'));
  await again.restAt(at('sem-cobertura'));
  expect(shop.written()).toEqual(['DELETE lead-no-coverage']);
  const { accept_information, cep, number, ...person } = left;
  expect([accept_information, cep, number]).toEqual([true, '69900062', '471122']);
  again.submit(one({ ...person, accept_contact: 'on' }));
  await again.until(({ lead }) => lead.noCoverageId !== null);
  expect(shop.written()).toEqual([
    'DELETE lead-no-coverage',
    'POST lead-no-coverage',
    'PUT lead-no-coverage',
  ]);
});
