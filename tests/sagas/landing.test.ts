import { expect, it } from 'vitest';
import '../../src/sagas/site/answer-enquiry.ts';
import { getCoverage } from '../../src/contract/calls/coverage.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { requestCall } from '../../src/contract/calls/support.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { selectChosenPlan } from '../../src/store/selectors.ts';
import { type EnquiryForm, enquiryEdited, enquiryMade } from '../../src/store/site/enquiry-events.ts';
import { plansOf } from '../funnel/given.ts';
import { type BrowserTab, one, openBrowserTab, reopen } from './browser-tab.ts';
import { bodyOf, type FakeApi, heldReply, noLine, refuses, says } from './fake-api.ts';
import { begin, came } from './visit.ts';

const typed = one({ cep: '01310-100', phone: '(11) 91234-5678', accept_phone_contact: 'on' });
const contact = one({ name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 91234-5678' });
const house = one({ cep: '01310-100', number: '1000', phone: '(11) 91234-5678' });

const told = (tab: BrowserTab, form: EnquiryForm) => tab.store.getState().enquiries[form];

/** Sends a form of this page, whose next calls are answered so. */
async function ask(raw = typed, { form = 'coverage', path = '/', sku, postcode, call }: Partial<Asked> = {}) {
  const visit = begin(path);
  if (postcode) visit.shop.once(getPostcode, postcode);
  if (call) visit.shop.once(requestCall, call);
  visit.tab.store.dispatch(enquiryMade({ form, raw, ...(sku !== undefined && { sku }) }));
  await visit.tab.rest();
  return visit;
}

interface Asked {
  form: EnquiryForm;
  path: string;
  sku: string;
  postcode: Parameters<FakeApi['once']>[1];
  call: Parameters<FakeApi['once']>[1];
}

it('the coverage form keeps phone, consent and address for the next page, and says so after a pause', async () => {
  const { tab, device, shop } = await ask();
  expect(told(tab, 'coverage').status).toBe('loading');
  expect(device.pauses.map(({ length }) => length)).toEqual([1200]);
  device.pauses[0]?.end();
  await tab.rest();
  expect(told(tab, 'coverage').status).toBe('success');
  expect(device.session.read()).toMatchObject({
    answers: { cep: '01310100', phone: '11912345678' },
    place: { address: 'Avenida Paulista' },
    acceptsPhoneContact: true,
    journey: 'coverage',
  });
  expect(tab.moves).toEqual([]);
  expect(shop.written()).toEqual([]);
});

it('the coverage form keeps a refused consent', async () => {
  const { tab } = await ask(one({ cep: '01310-100', phone: '(11) 91234-5678' }));
  expect(tab.store.getState().visit.acceptsPhoneContact).toBe(false);
});

it.each([
  ['unknown', refuses(404, 'postcode-unknown', 'Cep inválido ou inexistente'), '01310100'],
  ['the server failed', refuses(500, 'server', 'Serviço fora do ar'), '01310100'],
  ['no line', noLine, null],
])('the coverage form says beside the postcode why its lookup failed: %s', async (_, reply, failedCep) => {
  const { tab } = await ask(typed, { postcode: reply });
  const message = 'failure' in reply ? reply.failure.message : '';
  expect(told(tab, 'coverage')).toEqual({ status: 'error', messages: { cep: message }, failedCep });
  expect(tab.store.getState().answers.values).toEqual({ phone: '11912345678' });
});

it('the coverage form gives up a lookup whose postcode is edited meanwhile', async () => {
  const held = heldReply();
  const { shop, tab, device } = await ask(typed, { postcode: held.rule });
  tab.store.dispatch(enquiryEdited({ form: 'coverage', input: 'cep' }));
  held.answer(says(shop.state.place));
  await tab.rest();
  expect(told(tab, 'coverage').status).toBe('default');
  expect(tab.store.getState().answers.values.cep).toBeUndefined();
  expect(device.pauses).toEqual([]);
});

it.each(['/b/', '/timblack/', '/livelo/'])('the coverage form opens no order on %s', async (path) => {
  const { shop, tab } = await ask(typed, { path });
  await tab.rest();
  expect(shop.written()).toEqual([]);
});

it('the contact form continues with name, e-mail and phone, which the next page uses', async () => {
  const { shop, device, tab } = await ask(typed, { path: '/timblack/' });
  device.pauses.splice(0).forEach(({ end }) => {
    end();
  });
  await tab.rest();
  tab.store.dispatch(enquiryMade({ form: 'contact', raw: contact }));
  await tab.rest();
  expect(told(tab, 'contact').status).toBe('loading');
  expect(device.pauses.map(({ length }) => length)).toEqual([1200]);
  device.pauses.splice(0)[0]?.end();
  await tab.rest();
  expect(told(tab, 'contact').status).toBe('success');
  expect(tab.moves).toEqual([]);
  expect(device.pauses.map(({ length }) => length)).toEqual([550]);
  device.pauses[0]?.end();
  await tab.rest();
  expect(tab.moves).toEqual(['push /timblack/consultar-cobertura/nr-imovel/']);
  tab.close();

  const next = openBrowserTab(shop, device, '/timblack/consultar-cobertura/nr-imovel/');
  await next.rest();
  expect(next.moves).toEqual([]);
  expect(next.current()).toBe('nr-imovel');
  expect(next.store.getState().answers.values).toEqual({
    cep: '01310100',
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    phone: '11912345678',
    accept_promotions: true,
  });
  expect(next.store.getState().visit.acceptsPhoneContact).toBe(true);
  expect(shop.callsOf(getPostcode)).toHaveLength(1);
});

it('the coverage form starts a new visit after an order', async () => {
  const { tab, device, shop } = await came('/pedido-realizado/');
  const home = reopen(tab, shop, device, '/');
  await home.rest();
  home.store.dispatch(enquiryMade({ form: 'coverage', raw: typed }));
  await home.rest();
  expect(home.store.getState().stepResults.order).toBeNull();
  expect(home.store.getState().answers.values).toEqual({ cep: '01310100', phone: '11912345678' });
  expect(home.store.getState().lead.id).toBeNull();
});

/** Sends the form and leaves its document, as the browser does. */
async function hire(tab: BrowserTab) {
  tab.store.dispatch(enquiryMade({ form: 'hire', raw: house, sku: 'd600a' }));
  await tab.until(() => told(tab, 'hire').status === 'success');
  tab.close();
  return tab.moves[0];
}

it('the hire form saves the address and leads to the coverage check of the chosen plan', async () => {
  const { shop, device, tab } = begin('/');
  shop.state.plans = plansOf('d500a', 'd600a');
  expect(await hire(tab)).toBe('push /checkout/verificando-disponibilidade/?s=d600a');
  expect(shop.written()).toEqual([]);
  expect(shop.callsOf(getPostcode)[0]?.input).toMatchObject({ query: { sku: 'd600a' } });
  expect(shop.callsOf(getCoverage)[0]?.input).toMatchObject({ query: { number: '1000', sku: 'd600a' } });
  expect(device.session.read()).toMatchObject({
    answers: { cep: '01310100', number: '1000', phone: '11912345678' },
    acceptsPhoneContact: true,
  });

  const next = openBrowserTab(shop, device, '/checkout/verificando-disponibilidade/?s=d600a');
  await next.at('/checkout/nome/');
  expect(shop.callsOf(getPostcode)).toHaveLength(1);
  expect(shop.callsOf(getCoverage)).toHaveLength(1);
  expect(selectChosenPlan(next.store.getState())?.sku).toBe('d600a');
});

it.each([
  ['sem-cobertura', says({ plans: [], infra: null })],
  ['oferta-indisponivel', says({ plans: [], infra: { technology: 'FTTH' } })],
  ['oferta-indisponivel', refuses(422, problemCodes.notSold, 'Só no Sul.')],
])('the hire form leads an address without an offer to the coverage page %s', async (page, reply) => {
  const { shop, device, tab } = begin('/rs/');
  shop.once(getCoverage, reply);
  const path = `/rs/consultar-cobertura/${page}/?s=d600a`;
  expect(await hire(tab)).toBe(`push ${path}`);
  const next = openBrowserTab(shop, device, path);
  await next.rest();
  expect(next.route()).toBe(`/consultar-cobertura/${page}/`);
  expect(shop.callsOf(getCoverage)).toHaveLength(1);
});

it('the hire form leads on after a failed coverage check, which the next page repeats', async () => {
  const { shop, device, tab } = begin('/');
  shop.state.plans = plansOf('d500a', 'd600a');
  shop.once(getCoverage, noLine);
  expect(await hire(tab)).toBe('push /checkout/verificando-disponibilidade/?s=d600a');
  const next = openBrowserTab(shop, device, '/checkout/verificando-disponibilidade/?s=d600a');
  await next.at('/checkout/nome/');
  expect(shop.callsOf(getCoverage)).toHaveLength(2);
});

it('the hire form remembers the postcode that failed', async () => {
  const postcode = refuses(404, 'postcode-unknown', 'Cep inválido ou inexistente');
  const { tab } = await ask(house, { form: 'hire', sku: 'd600a', postcode });
  tab.store.dispatch(enquiryEdited({ form: 'hire', input: 'cep' }));
  expect(told(tab, 'hire')).toEqual({ status: 'default', messages: {}, failedCep: '01310100' });
});

it.each([
  ['a mobile', '(11) 91234-5678', '11912345678'],
  ['a landline', '(11) 3123-4567', '1131234567'],
])('the call form requests a call to %s', async (_, phone, telephone) => {
  const { shop, tab } = await ask(one({ phone }), { form: 'call' });
  expect(shop.callsOf(requestCall).map(bodyOf)).toMatchObject([
    { telephone, tracking: { lp_origin: 'LP Padrão' } },
  ]);
  expect(told(tab, 'call').status).toBe('success');
  // Whoever asked for a call has answered no question.
  expect(tab.store.getState().answers.values).toEqual({});
});

it('a call asked for before shows the server’s message', async () => {
  const form = 'Já recebemos um pedido de ligação para este número.';
  const call = refuses(429, 'too-many', form);
  const { tab } = await ask(one({ phone: '(11) 91234-5678' }), { form: 'call', call });
  expect(told(tab, 'call')).toMatchObject({ status: 'error', messages: { form } });
});

it('a call asked for again after a lost reply is the same call', async () => {
  const { shop, tab } = begin('/');
  shop.once(requestCall, noLine);
  for (let press = 0; press < 3; press += 1) {
    tab.store.dispatch(enquiryMade({ form: 'call', raw: one({ phone: '(11) 91234-5678' }) }));
    await tab.rest();
  }
  const [lost, again, afterwards] = shop.callsOf(requestCall).map(({ options }) => options.key);
  expect(again).toBe(lost);
  expect(afterwards).not.toBe(lost);
});

it.each<[EnquiryForm, RawValues, string[]]>([
  ['coverage', { ...typed, phone: ['(11) 81234-5678'] }, ['phone']],
  ['hire', { ...house, number: [''] }, ['number']],
  ['call', one({ phone: '123' }), ['phone']],
  ['contact', one({ name: 'Ana', email: 'ana@', phone: '1' }), ['name', 'email', 'phone']],
])('the form %s names each wrong field, and calls nothing', async (form, raw, wrong) => {
  const { shop, tab } = await ask(raw, { form });
  expect(told(tab, form).status).toBe('error');
  expect(Object.keys(told(tab, form).messages)).toEqual(wrong);
  expect(shop.calls).toEqual([]);
});

it('a coverage form sent while a visit is being restored waits, and keeps the lead', async () => {
  const { shop, device, tab } = await came('/checkout/nome/');
  const home = reopen(tab, shop, device, '/');
  home.store.dispatch(enquiryMade({ form: 'coverage', raw: { ...typed, cep: ['20040-020'] } }));
  await home.rest();
  expect(home.store.getState().answers.values).toMatchObject({ cep: '20040020', phone: '11912345678' });
  expect(home.store.getState().lead.id).not.toBeNull();
});
