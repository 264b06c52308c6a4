import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { getPostcode } from '../../../src/contract/calls/postcode.ts';
import { selectFailure, selectIsBusy } from '../../../src/store/selectors.ts';
import { account, byDebit, fillAndRest, fillUntil, one } from '../browser-tab.ts';
import { bodyOf, heldReply, noLine, refuses, says } from '../fake-api.ts';
import { begin } from '../visit.ts';

describe('a save without a connection', () => {
  it('a save without a connection is repeated under the same key, before the saves behind it', async () => {
    const { shop, device, tab } = begin();
    shop.once(leads.savePhone, noLine, noLine);
    await fillAndRest(tab, '/checkout/nome-mae/');
    expect(tab.route()).toBe('/checkout/nome-mae/');
    expect(shop.written().slice(-1)).toEqual(['PATCH …/phone']);
    device.pauses.shift()?.end();
    await tab.rest();
    expect(shop.callsOf(leads.savePhone)).toHaveLength(2);
    device.pauses.shift()?.end();
    await tab.rest();
    const keys = shop.callsOf(leads.savePhone).map(({ options }) => options.key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(shop.written().slice(-3)).toEqual(['PATCH …/phone', 'PATCH …/email', 'PATCH …/birthDate']);
  });

  it('an order sent without a connection is repeated under the same key and reaches the last page', async () => {
    const { shop, device, tab } = begin();
    shop.once(leads.finishOrder, noLine);
    await fillUntil(tab, '/checkout/confirmacao/');
    tab.submit(one({ accept_information: 'on' }));
    await tab.until((state) => selectFailure(state) !== null);
    expect(selectFailure(tab.store.getState())).toMatchObject({
      message: expect.stringMatching(/^Erro de rede/),
      final: false,
    });
    expect(selectIsBusy(tab.store.getState())).toBe(false);
    device.pauses.shift()?.end();
    await tab.at('/pedido-realizado/');
    const keys = shop.callsOf(leads.finishOrder).map(({ options }) => options.key);
    expect(new Set(keys).size).toBe(1);
  });

  it('a late failing save does not stop a visitor who has finished meanwhile', async () => {
    const { shop, device, tab } = begin();
    const held = heldReply();
    shop.once(leads.saveScheduleDate, held.rule);
    await fillUntil(tab, '/checkout/confirmacao/');
    tab.submit(one({ accept_information: 'on' }));
    held.answer(noLine);
    await tab.rest();
    device.pauses.shift()?.end();
    await tab.at('/pedido-realizado/');
    expect(shop.written().slice(-3)).toEqual([
      'PATCH …/scheduleDate',
      'PATCH …/scheduleDate',
      'PUT lead/:idLead',
    ]);
  });

  it('a failed order is not repeated by itself after an answer was changed', async () => {
    const { shop, tab } = begin();
    shop.once(leads.finishOrder, noLine);
    await fillUntil(tab, '/checkout/confirmacao/');
    await tab.give(one({ accept_information: 'on' }));
    tab.go('/checkout/data-de-vencimento/');
    tab.submit(one({ due_date: '5' }));
    await tab.restAt('/checkout/confirmacao/');
    expect(shop.callsOf(leads.finishOrder)).toHaveLength(1);
    expect(shop.state.held.due_date).toBe(5);
    tab.submit(one({ accept_information: 'on' }));
    await tab.at('/pedido-realizado/');
  });
});

describe('a save refused by the server', () => {
  it('a refused save leads back to its page, with the message beside the field', async () => {
    const { shop, tab } = begin();
    const held = heldReply();
    shop.once(leads.saveEmail, held.rule);
    await fillUntil(tab, '/checkout/cpf/');
    held.answer(
      refuses(422, 'invalid', 'Confira os dados.', [{ field: 'email', message: 'Este e-mail não existe.' }]),
    );
    await tab.at('/checkout/email/');
    expect(tab.moves.at(-1)).toBe('replace /checkout/email/');
    expect(tab.store.getState().answers.refused).toEqual({ email: 'Este e-mail não existe.' });
    await tab.rest();
    expect(shop.written().slice(-1)).toEqual(['PATCH …/email']);

    tab.submit(one({ email: 'ana@outro.com.br' }));
    await tab.restAt('/checkout/cpf/');
    expect(tab.store.getState().answers.refused.email).toBeUndefined();
    expect(shop.callsOf(leads.saveEmail).map(bodyOf)).toEqual([
      { email: 'ana@exemplo.com.br', accept_promotions: false },
      { email: 'ana@outro.com.br', accept_promotions: false },
    ]);
    const [first, second] = shop.callsOf(leads.saveEmail).map(({ options }) => options.key);
    expect(first).not.toBe(second);
    expect(shop.written().slice(-3)).toEqual(['PATCH …/email', 'PATCH …/birthDate', 'PATCH …/motherName']);
  });

  it('a refusal of a nested field name is shown beside that field', async () => {
    const { shop, tab } = begin();
    shop.once(
      leads.saveBankInfo,
      says({ version: 9 }),
      refuses(422, 'invalid', 'Confira os dados.', [
        { field: 'bankInfo.agency', message: 'Agência fechada.' },
      ]),
    );
    await fillUntil(tab, '/checkout/conta-debito/', '/checkout/cep/', byDebit);
    tab.submit(account);
    await tab.until(({ answers }) => Object.keys(answers.refused).length > 0);
    await tab.at('/checkout/conta-debito/');
    expect(tab.store.getState().answers.refused).toEqual({ agency: 'Agência fechada.' });
  });

  it('an answer refused by the form calls nothing and leads nowhere', async () => {
    const { shop, tab } = begin();
    await tab.at('/checkout/cep/');
    await tab.give(one({ cep: '123' }));
    expect(tab.store.getState().answers.refused.cep).toMatch(/8 números/);
    expect(tab.store.getState().visit.leaving).toBe(false);
    expect(shop.calls).toEqual([]);
  });

  it.each([404, 200])('an unknown postcode is named beside the field, with status %i', async (status) => {
    const { shop, tab } = begin();
    shop.once(getPostcode, refuses(status, 'postcode-unknown', 'Cep inválido ou inexistente'));
    await tab.fill('/checkout/cep/', one({ cep: '00999-999' }));
    await tab.until(({ answers }) => answers.refused.cep !== undefined);
    expect(tab.store.getState().answers.refused.cep).toBe('Cep inválido ou inexistente');
    expect(tab.route()).toBe('/checkout/cep/');
    tab.submit(one({ cep: '01310-100' }));
    await tab.at('/checkout/nr-imovel/');
  });
});

it('a changed price is shown, and the second submission orders at the new price', async () => {
  const { shop, tab } = begin();
  const told = 'O valor do plano 500 Mega agora é R$ 74,99/mês.';
  shop.once(leads.finishOrder, refuses(409, 'price-changed', told));
  await fillUntil(tab, '/checkout/confirmacao/');
  // An offer with other terms has its own id.
  shop.state.plans = shop.state.plans.map((plan) => ({
    ...plan,
    ...{ id: plan.id + 9000, replaces: [plan.id], price: 74.99 },
  }));
  tab.submit(one({ accept_information: 'on' }));
  await tab.until(({ stepResults }) => stepResults.coverage?.plans[0]?.price === 74.99);
  await tab.restAt('/checkout/confirmacao/');
  expect(selectFailure(tab.store.getState())?.message).toBe(told);
  expect(shop.state.orders).toEqual([]);
  tab.submit(one({ accept_information: 'on' }));
  await tab.at('/pedido-realizado/');
  expect(shop.callsOf(leads.finishOrder).map(bodyOf)).toMatchObject([
    { offerSelected: { price: 69.99 } },
    { offerSelected: { price: 74.99 } },
  ]);
  const [first, second] = shop.callsOf(leads.finishOrder).map(({ options }) => options.key);
  expect(first).not.toBe(second);
});
