import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import {
  newerAnswersTaken,
  ownAnswersKept,
  phoneEndingGiven,
  startedOver,
} from '../../../src/store/events.ts';
import { fillAndRest, fillUntil, one } from '../browser-tab.ts';
import { leadId, noLine, refuses, says } from '../fake-api.ts';
import { begin } from '../visit.ts';

/** A visitor whose answer to this was refused, since the order changed in another tab. */
async function conflictAt(field: 'phone' | 'email') {
  const visit = begin();
  const { shop, tab } = visit;
  const [step, save] =
    field === 'phone' ? (['telefone', leads.savePhone] as const) : (['email', leads.saveEmail] as const);
  await fillAndRest(tab, `/checkout/${step}/`);
  shop.once(save, refuses(412, 'stale', 'Este pedido mudou em outra aba.'));
  shop.state.version = 40;
  shop.state.held.name = 'Ana Outra';
  tab.submit(one(field === 'phone' ? { phone: '(11) 91234-5678' } : { email: 'ana@exemplo.com.br' }));
  await tab.until(({ conflict }) => conflict.choice === 'asked');
  await tab.rest();
  return visit;
}

describe('an order changed in two tabs', () => {
  const conflict = () => conflictAt('phone');

  it('a conflict sends nothing until the visitor has chosen, not even by itself', async () => {
    const { shop, device, tab } = await conflict();
    device.pauses.shift()?.end();
    await tab.give(one({ email: 'ana@exemplo.com.br' }));
    expect(shop.callsOf(leads.savePhone)).toHaveLength(1);
  });

  it.each([
    ['at once', false],
    // What failed would go out again by itself by then.
    ['after a long time', true],
  ])(
    'a conflict resolved %s with this tab’s answers saves them over the newer version',
    async (_, isLate) => {
      const { shop, device, tab } = await conflict();
      if (isLate) device.pauses.shift()?.end();
      await tab.rest();
      tab.store.dispatch(ownAnswersKept());
      await tab.until(({ effects }) => effects.done.telefone !== undefined);
      expect(shop.callsOf(leads.savePhone).map(({ options }) => options.version)).toEqual([3, 40]);
      expect(shop.state.held.phone).toBe('11912345678');
      expect(tab.store.getState().conflict.choice).toBeNull();
      expect(tab.route()).toBe('/checkout/email/');
    },
  );

  it('a conflict resolved with the newer answers shows them and leads to the open question', async () => {
    const { shop, tab } = await conflict();
    tab.store.dispatch(newerAnswersTaken());
    await tab.restAt('/checkout/telefone/');
    expect(tab.store.getState().answers.values).toMatchObject({ name: 'Ana Outra', cep: '01310100' });
    expect(tab.store.getState().answers.values.phone).toBeUndefined();
    expect(shop.callsOf(leads.savePhone)).toHaveLength(1);
    expect(shop.callsOf(leads.createLead)).toHaveLength(1);
    expect(tab.moves).not.toContain('replace /checkout/cep/');
  });

  it('newer answers that cannot be fetched keep the conflict open and drop nothing', async () => {
    const { shop, tab } = await conflict();
    shop.once(leads.getLead, noLine);
    tab.store.dispatch(newerAnswersTaken());
    await tab.rest();
    expect(tab.store.getState().conflict).toMatchObject({
      choice: 'asked',
      failure: expect.stringMatching(/^Erro de rede/),
    });
    expect(tab.store.getState().answers.values).toMatchObject({ name: 'Ana Souza', phone: '11912345678' });
  });
});

describe('a conflict settled after the session has lapsed', () => {
  const lapsedAt = async (field: 'phone' | 'email') => {
    const visit = await conflictAt(field);
    const { state, once } = visit.shop;
    state.holder = false;
    once(leads.openLeadAccess, () => {
      state.holder = true;
      return says({});
    });
    return visit;
  };

  it('the newer answers are shown once the order is proved, and nothing is dropped before', async () => {
    const { shop, tab } = await lapsedAt('email');
    tab.store.dispatch(newerAnswersTaken());
    const { answers, visit } = await tab.rest();
    expect(visit.phase).toBe('asking-for-proof');
    expect(answers.values).toMatchObject({ name: 'Ana Souza', email: 'ana@exemplo.com.br' });
    tab.store.dispatch(phoneEndingGiven({ phoneEnding: '5678' }));
    await tab.until((state) => state.answers.values.name === 'Ana Outra');
    await tab.at('/checkout/email/');
    const settled = await tab.rest();
    expect(settled.answers.values.email).toBeUndefined();
    expect(settled.conflict.choice).toBeNull();
    expect(tab.moves).not.toContain('replace /checkout/cep/');
    expect(shop.callsOf(leads.saveEmail)).toHaveLength(1);
  });

  it('this tab’s answers are saved over the newer version once the order is proved', async () => {
    const { shop, tab } = await lapsedAt('email');
    tab.store.dispatch(ownAnswersKept());
    await tab.until(({ visit }) => visit.phase === 'asking-for-proof');
    tab.store.dispatch(phoneEndingGiven({ phoneEnding: '5678' }));
    await tab.until(({ effects }) => effects.done.email !== undefined);
    expect(shop.state.held).toMatchObject({ name: 'Ana Souza', email: 'ana@exemplo.com.br' });
    expect(tab.store.getState().conflict.choice).toBeNull();
  });

  it('an order that nobody can prove is opened anew with the answers of this tab', async () => {
    const { shop, tab } = await lapsedAt('phone');
    tab.store.dispatch(newerAnswersTaken());
    await tab.restAt('/checkout/email/');
    expect(shop.callsOf(leads.createLead)).toHaveLength(2);
    expect(shop.state.held).toMatchObject({ name: 'Ana Souza', phone: '11912345678' });
  });

  it('an order begun instead of the proof sends its answers', async () => {
    const { shop, tab } = await lapsedAt('email');
    tab.store.dispatch(newerAnswersTaken());
    await tab.until(({ visit }) => visit.phase === 'asking-for-proof');
    tab.store.dispatch(startedOver());
    await fillAndRest(tab, '/checkout/telefone/');
    expect(shop.callsOf(leads.createLead)).toHaveLength(2);
  });
});

it('lost access is proved by the end of the phone number, and the order is finished once', async () => {
  const { shop, tab } = begin();
  await fillUntil(tab, '/checkout/confirmacao/');
  shop.once(leads.finishOrder, refuses(403, 'not-holder', 'Confirme que o pedido é seu.'));
  shop.once(leads.openLeadAccess, refuses(403, 'not-holder', 'Os números não conferem.'));
  tab.submit(one({ accept_information: 'on' }));
  await tab.until(({ visit }) => visit.phase === 'asking-for-proof');
  tab.store.dispatch(phoneEndingGiven({ phoneEnding: '0000' }));
  await tab.until(({ access }) => access.proof.message !== null);
  expect(tab.store.getState().access.proof).toMatchObject({
    busy: false,
    message: 'Os números não conferem.',
  });
  tab.store.dispatch(phoneEndingGiven({ phoneEnding: '5678' }));
  await tab.at('/pedido-realizado/');
  expect(shop.state.orders).toEqual(['order 1']);
  expect(shop.callsOf(leads.confirmLead, leads.saveDocument)).toHaveLength(2);
  expect(shop.callsOf(leads.openLeadAccess).map(({ input }) => input)).toMatchObject([
    { params: { idLead: leadId }, body: { phoneEnding: '0000' } },
    { params: { idLead: leadId }, body: { phoneEnding: '5678' } },
  ]);
});
