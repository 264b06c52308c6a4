import { describe, expect, it } from 'vitest';
import '../../src/sagas/site/enquiries.ts';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { getCoverage } from '../../src/contract/calls/coverage.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { requestCall } from '../../src/contract/calls/support.ts';
import { type EnquiryForm, enquiryEdited, enquiryMade } from '../../src/store/enquiry-events.ts';
import { type BrowserTab, one, openBrowserTab } from './browser-tab.ts';
import { bodyOf, heldReply, noLine, refuses, says } from './fake-api.ts';
import { begin, came } from './visit.ts';

const typed = one({ cep: '01310-100', phone: '(11) 91234-5678', accept_phone_contact: 'on' });
const contact = one({ name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 91234-5678' });
const house = one({ cep: '01310-100', number: '1000', phone: '(11) 91234-5678' });

const told = (tab: BrowserTab, form: EnquiryForm) => tab.store.getState().enquiries[form];

async function ask(raw = typed, path = '/') {
  const visit = begin(path);
  visit.tab.store.dispatch(enquiryMade({ form: 'coverage', raw }));
  await visit.tab.rest();
  return visit;
}

describe('the coverage form', () => {
  it('keeps phone, consent and address for the next page, and says so after 1.2 s', async () => {
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

  it('keeps a refused consent as well', async () => {
    const { tab } = await ask(one({ cep: '01310-100', phone: '(11) 91234-5678' }));
    expect(tab.store.getState().visit.acceptsPhoneContact).toBe(false);
  });

  it('stops at a phone that cannot be right, and looks nothing up', async () => {
    const { tab, shop } = await ask(one({ cep: '01310-100', phone: '(11) 81234-5678' }));
    expect(told(tab, 'coverage')).toMatchObject({
      status: 'error',
      messages: { phone: fieldErrors.phoneNine },
    });
    expect(shop.calls).toEqual([]);
    tab.store.dispatch(enquiryEdited({ form: 'coverage', input: 'phone' }));
    expect(told(tab, 'coverage')).toEqual({ status: 'default', messages: {}, failedCep: null });
  });

  it.each([
    ['unknown', refuses(404, 'postcode-unknown', 'Cep inválido ou inexistente'), '01310100'],
    ['the server failed', refuses(500, 'server', 'Serviço fora do ar'), '01310100'],
    ['no line', noLine, null],
  ])('says beside the postcode what was wrong with it: %s', async (_, reply, failedCep) => {
    const { shop, tab } = begin('/');
    shop.once(getPostcode, reply);
    tab.store.dispatch(enquiryMade({ form: 'coverage', raw: typed }));
    await tab.rest();
    const message = 'failure' in reply ? reply.failure.message : '';
    expect(told(tab, 'coverage')).toEqual({ status: 'error', messages: { cep: message }, failedCep });
    expect(tab.store.getState().answers.values).toEqual({ phone: '11912345678' });
  });

  it('gives up a look-up whose postcode is edited meanwhile', async () => {
    const { shop, tab, device } = begin('/');
    const held = heldReply();
    shop.once(getPostcode, held.rule);
    tab.store.dispatch(enquiryMade({ form: 'coverage', raw: typed }));
    await tab.rest();
    tab.store.dispatch(enquiryEdited({ form: 'coverage', input: 'cep' }));
    held.answer(says(shop.state.place));
    await tab.rest();
    expect(told(tab, 'coverage').status).toBe('default');
    expect(tab.store.getState().answers.values.cep).toBeUndefined();
    expect(device.pauses).toEqual([]);
  });

  it.each(['/b/', '/timblack/', '/livelo/'])('opens no order by itself on %s', async (path) => {
    const { shop, tab } = await ask(typed, path);
    await tab.rest();
    expect(shop.written()).toEqual([]);
  });

  it('leads on with name, e-mail and phone, which the next document takes up', async () => {
    const { shop, device, tab } = await ask(typed, '/timblack/');
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

  it('names what is wrong with a contact', async () => {
    const { tab } = await ask();
    tab.store.dispatch(
      enquiryMade({ form: 'contact', raw: one({ name: 'Ana', email: 'ana@', phone: '1' }) }),
    );
    await tab.rest();
    expect(Object.keys(told(tab, 'contact').messages)).toEqual(['name', 'email', 'phone']);
  });

  it('begins anew after an order', async () => {
    const { tab, device, shop } = await came('/pedido-realizado/');
    tab.close();
    const home = openBrowserTab(shop, device, '/');
    await home.rest();
    home.store.dispatch(enquiryMade({ form: 'coverage', raw: typed }));
    await home.rest();
    expect(home.store.getState().stepResults.order).toBeNull();
    expect(home.store.getState().answers.values).toEqual({ cep: '01310100', phone: '11912345678' });
    expect(home.store.getState().lead.id).toBeNull();
  });
});

describe('the form of whoever hires a plan', () => {
  it('saves the address and leads to the check, with the plan in the address', async () => {
    const { shop, device, tab } = begin('/');
    // The document leaves before it would come.
    shop.once(getCoverage, heldReply().rule);
    tab.store.dispatch(enquiryMade({ form: 'hire', raw: house, sku: 'd600a' }));
    await tab.rest();
    expect(tab.moves).toEqual(['push /checkout/verificando-disponibilidade/?s=d600a']);
    expect(shop.callsOf(getPostcode)[0]?.input).toMatchObject({ query: { sku: 'd600a' } });
    expect(device.session.read()).toMatchObject({
      answers: { cep: '01310100', number: '1000', phone: '11912345678' },
      acceptsPhoneContact: true,
      journey: 'order',
    });
    tab.close();

    const next = openBrowserTab(shop, device, '/checkout/verificando-disponibilidade/?s=d600a');
    await next.rest();
    expect(shop.callsOf(getPostcode)).toHaveLength(1);
    expect(shop.callsOf(getCoverage).at(-1)?.input).toMatchObject({
      query: { number: '1000', sku: 'd600a' },
    });
  });

  it('remembers the postcode that failed', async () => {
    const { shop, tab } = begin('/');
    shop.once(getPostcode, refuses(404, 'postcode-unknown', 'Cep inválido ou inexistente'));
    tab.store.dispatch(enquiryMade({ form: 'hire', raw: house, sku: 'd600a' }));
    await tab.rest();
    tab.store.dispatch(enquiryEdited({ form: 'hire', input: 'cep' }));
    expect(told(tab, 'hire')).toEqual({ status: 'default', messages: {}, failedCep: '01310100' });
  });

  it('needs a number', async () => {
    const { shop, tab } = begin('/');
    tab.store.dispatch(enquiryMade({ form: 'hire', raw: { ...house, number: [''] } }));
    await tab.rest();
    expect(told(tab, 'hire').messages).toHaveProperty('number');
    expect(shop.calls).toEqual([]);
  });
});

describe('a requested call', () => {
  it.each([
    ['a mobile', '(11) 91234-5678', '11912345678'],
    ['a landline', '(11) 3123-4567', '1131234567'],
  ])('is asked for %s', async (_, phone, telephone) => {
    const { shop, tab } = begin('/');
    tab.store.dispatch(enquiryMade({ form: 'call', raw: one({ phone }) }));
    await tab.rest();
    expect(shop.callsOf(requestCall).map(bodyOf)).toMatchObject([
      { telephone, tracking: { lp_origin: 'LP Padrão' } },
    ]);
    expect(told(tab, 'call').status).toBe('success');
    // Whoever asked for a call has answered no question.
    expect(tab.store.getState().answers.values).toEqual({});
  });

  it('is told in the server’s words when it was asked for before', async () => {
    const { shop, tab } = begin('/');
    shop.once(requestCall, refuses(429, 'too-many', 'Já recebemos um pedido de ligação para este número.'));
    tab.store.dispatch(enquiryMade({ form: 'call', raw: one({ phone: '(11) 91234-5678' }) }));
    await tab.rest();
    expect(told(tab, 'call')).toMatchObject({
      status: 'error',
      messages: { form: 'Já recebemos um pedido de ligação para este número.' },
    });
  });

  it('is not asked for a number that cannot be right', async () => {
    const { shop, tab } = begin('/');
    tab.store.dispatch(enquiryMade({ form: 'call', raw: one({ phone: '123' }) }));
    await tab.rest();
    expect(told(tab, 'call').messages.phone).toBe('Esse número não é válido. Verifique a digitação.');
    expect(shop.calls).toEqual([]);
  });
});

it('waits for a visit that is being taken up', async () => {
  const { shop, device, tab } = await came('/checkout/nome/');
  tab.close();
  const home = openBrowserTab(shop, device, '/');
  home.store.dispatch(enquiryMade({ form: 'coverage', raw: { ...typed, cep: ['20040-020'] } }));
  await home.rest();
  expect(home.store.getState().answers.values).toMatchObject({ cep: '20040020', phone: '11912345678' });
  expect(home.store.getState().lead.id).not.toBeNull();
});
