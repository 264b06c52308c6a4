import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { phoneEndingGiven, resumeAccepted, startedOver } from '../../../src/store/events.ts';
import { createDevice, fillAndRest, fillUntil, openBrowserTab, reopen } from '../browser-tab.ts';
import { leadId } from '../fake-api.ts';
import { came } from '../visit.ts';

const link = `/checkout/cep/?utm_source=zap&l=${leadId}`;

it('a link brings the lead’s holder to the open question, and its id leaves the address bar', async () => {
  const { shop } = await came('/checkout/data-nascimento/');
  const tab = openBrowserTab(shop, createDevice(), link);
  await tab.until(({ visit }) => visit.phase === 'ready');
  await tab.rest();
  expect(tab.moves).toEqual(['replace /checkout/cep/?utm_source=zap', 'push /checkout/data-nascimento/']);
  expect(tab.store.getState().answers.values).toMatchObject({
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
  });
  expect(shop.callsOf(leads.createLead)).toHaveLength(1);
});

it('a link shows a stranger only plan and town until the end of the phone number is given', async () => {
  const { shop } = await came('/checkout/data-nascimento/');
  shop.state.holder = false;
  const tab = openBrowserTab(shop, createDevice(), link);
  const { access, answers, lead } = await tab.until(({ visit: { phase } }) => phase === 'asking-for-proof');
  expect(access.link).toMatchObject({
    address: { city: 'São Paulo', state: 'SP' },
    plan: { sku: 'd500a' },
  });
  expect(answers.values).toEqual({});
  expect(lead.id).toBeNull();
  shop.state.holder = true;
  tab.store.dispatch(phoneEndingGiven({ phoneEnding: '5678' }));
  await tab.until(({ visit: { phase } }) => phase === 'ready');
  expect(tab.current()).toBe('data-nascimento');
  expect(shop.callsOf(leads.openLeadAccess)).toHaveLength(1);
});

it('a stranger with a link can start a new order with plan and origin of the link', async () => {
  const { shop } = await came('/checkout/data-nascimento/');
  shop.state.holder = false;
  const tab = openBrowserTab(shop, createDevice(), `${link}&s=d500a`);
  await tab.until(({ visit: { phase } }) => phase === 'asking-for-proof');
  tab.store.dispatch(startedOver());
  await tab.at('/checkout/cep/');
  expect(tab.store.getState()).toMatchObject({
    lead: { id: null },
    stepResults: { wish: { sku: 'd500a' } },
    visit: { tracking: { utm_source: 'zap' } },
  });
});

const another = async () => {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  tab.close();
  device.session.clear();
  const next = openBrowserTab(shop, device, '/checkout/cep/?s=d500a');
  await next.until(({ visit }) => visit.phase === 'asking-to-resume');
  return { shop, device, tab: next };
};

it('a remembered lead without a phone cannot be proved, and a new one is opened', async () => {
  const { shop, device, tab } = await came('/checkout/nome/');
  tab.close();
  device.session.clear();
  shop.state.holder = false;
  const next = openBrowserTab(shop, device, '/checkout/cep/?s=d500a');
  await next.until(({ visit }) => visit.phase === 'asking-to-resume');
  next.store.dispatch(resumeAccepted());
  const { access } = await next.until(({ visit: { phase } }) => phase === 'asking-for-proof');
  expect(access.link).toMatchObject({ provable: false });
  next.store.dispatch(startedOver());
  shop.state.holder = true;
  await fillUntil(next, '/checkout/data-nascimento/');
  expect(shop.callsOf(leads.openLeadAccess)).toEqual([]);
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
});

it('a remembered lead is still offered after a look at the home page', async () => {
  const { shop, device, tab } = await another();
  const home = reopen(tab, shop, device, '/');
  await home.restAt('/');
  const next = reopen(home, shop, device, '/');
  await next.restAt('/');
  next.go('/checkout/cep/');
  await next.until(({ visit }) => visit.phase === 'asking-to-resume');
  next.store.dispatch(resumeAccepted());
  await next.until(({ visit }) => visit.phase === 'ready');
  expect(next.route()).toBe('/checkout/data-nascimento/');
});

it('a remembered lead resumes at the open question once the visitor accepts', async () => {
  const { shop, tab } = await another();
  tab.store.dispatch(resumeAccepted());
  await tab.until(({ visit }) => visit.phase === 'ready');
  expect(tab.current()).toBe('data-nascimento');
  await tab.rest();
  expect(shop.callsOf(leads.createLead)).toHaveLength(1);
});

it('a declined lead is replaced by a new one that keeps the plan of the link', async () => {
  const { shop, device, tab } = await another();
  tab.store.dispatch(startedOver());
  await fillAndRest(tab, '/checkout/telefone/');
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
  expect(tab.store.getState().stepResults.wish.sku).toBe('d500a');
  expect(device.leadPointer.read()).toBe(leadId);
});
