import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { Answers } from '../../../src/funnel/fields/answer-values.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import { tryAgainAsked } from '../../../src/store/events.ts';
import { selectChosenPlan, selectFacts, selectWalk } from '../../../src/store/selectors.ts';
import { sarzedo } from '../../funnel/given.ts';
import {
  type BrowserTab,
  fillAndRest,
  fillUntil,
  one,
  openBrowserTab,
  reopen,
  script,
} from '../browser-tab.ts';
import { talk } from '../conversation.ts';
import { leadId, noLine, refuses } from '../fake-api.ts';
import { begin, came } from '../visit.ts';

/** The answers of the steps on the path. The plan of a single match becomes a choice once the lead holds it: it is the same plan. */
const inTheOpen = ({ store }: BrowserTab) => {
  const state = store.getState();
  const facts = selectFacts(state);
  const asked = selectWalk(state).path.flatMap(({ step }) => askedFields(step, facts));
  const { birth_date, mothers_name, cpf, idPlan, ...open }: Answers = Object.fromEntries(
    asked.map((name) => [name, facts.answers[name]]),
  );
  return JSON.parse(JSON.stringify({ ...open, plan: selectChosenPlan(state)?.id ?? idPlan }));
};

describe('a reload', () => {
  it.each([
    ...script.slice(1).map(([route]) => ['on its page', route, '/checkout/cep/']),
    ...talk.slice(1).map(([route]) => ['in conversation', route, '/chat/']),
  ] as const)('a reload %s, at %s, stays there with the same answers', async (_, route, start) => {
    const { shop, device, tab } = await came(route, start);
    const { lead } = tab.store.getState();
    const written = shop.written();
    const again = reopen(tab, shop, device);
    const seen = new Set<string>();
    again.store.subscribe(() => seen.add(again.route()));
    await again.restAt(route);
    expect([...seen, again.route()].filter((one) => one !== route)).toEqual([]);
    expect(again.current()).toBe(tab.current());
    expect(again.moves).toEqual([]);
    expect(again.store.getState().lead).toEqual(lead.id === null ? lead : { ...lead, isResumed: true });
    expect(inTheOpen(again)).toEqual(inTheOpen(tab));
    expect(shop.written()).toEqual(written);
    again.close();
  });

  it('a reload in a town with a single postcode keeps the typed street and neighbourhood', async () => {
    const { shop, device, tab } = begin();
    shop.state.place = sarzedo;
    await fillUntil(tab, '/checkout/cpf/');
    tab.submit(one({ cpf: '529.982.247-25' }));
    await tab.fill(
      '/checkout/instalacao/',
      one({ address: 'Rua A', neighborhood: 'Centro', complement: 'casa 2' }),
    );
    await fillAndRest(tab, '/checkout/confirmacao/', '/checkout/data-de-vencimento/');
    const written = shop.written();
    const again = reopen(tab, shop, device);
    await again.restAt('/checkout/confirmacao/');
    expect(again.moves).toEqual([]);
    expect(shop.written()).toEqual(written);
  });

  it('a lead without a phone whose session ended is replaced by a new one with the same answers', async () => {
    const { shop, device, tab } = await came('/checkout/nome/');
    tab.close();
    shop.state.holder = false;
    const again = openBrowserTab(shop, device, tab.path());
    await again.until(({ visit }) => visit.phase === 'ready');
    shop.state.holder = true;
    expect(again.current()).toBe('nome');
    await fillUntil(again, '/pedido-realizado/', '/checkout/nome/');
    expect(shop.callsOf(leads.createLead)).toHaveLength(2);
    expect(shop.state.orders).toHaveLength(1);
  });

  it('a reload opens an earlier page, but leads from a later page to the open question', async () => {
    const { shop, device, tab } = await came('/checkout/cpf/');
    const earlier = reopen(tab, shop, device, '/checkout/email/');
    await earlier.restAt('/checkout/email/');
    expect(earlier.moves).toEqual([]);
    const later = reopen(earlier, shop, device, '/checkout/confirmacao/');
    await later.at('/checkout/cpf/');
    expect(later.moves).toEqual(['replace /checkout/cpf/']);
  });

  it('a reload forgets a lead that the server no longer has', async () => {
    const { shop, device, tab } = await came('/checkout/cpf/');
    tab.close();
    shop.once(leads.getLead, refuses(404, 'not-found', 'Este pedido não existe mais.'));
    const again = openBrowserTab(shop, device, '/checkout/cpf/');
    await again.at('/checkout/cep/');
    expect(again.store.getState().lead.id).toBeNull();
  });

  it('a reload while the server is busy forgets nothing', async () => {
    const { shop, device, tab } = await came('/checkout/cpf/');
    tab.close();
    shop.once(leads.getLead, refuses(429, 'too-many', 'Espere um minuto.'));
    const again = openBrowserTab(shop, device, '/checkout/telefone/');
    await again.at('/checkout/telefone/');
    expect(again.store.getState()).toMatchObject({
      lead: { id: leadId },
      answers: { values: { name: 'Ana Souza' } },
    });
  });

  it.each(['/pedido-realizado/', '/checkout/data-de-vencimento/'])(
    'a reload at %s while the server cannot answer asks nothing again and waits for another try',
    async (route) => {
      const { shop, device, tab } = await came(route);
      const { order } = selectFacts(tab.store.getState());
      tab.close();
      shop.once(leads.getLead, noLine, refuses(429, 'too-many', 'Espere um minuto.'));
      const again = openBrowserTab(shop, device, route);
      const isToldWhy = () => again.until(({ visit: { phase } }) => phase === 'link-failed');
      await isToldWhy();
      expect(again.moves).toEqual([]);
      device.tell('online');
      await again.until(({ access }) => access.linkFailure?.message === 'Espere um minuto.');
      again.store.dispatch(tryAgainAsked());
      await again.at(route);
      expect(selectFacts(again.store.getState()).order).toEqual(order);
    },
  );
});

it('an answer given offline survives a reload and is saved once when the connection is back', async () => {
  const { shop, device, tab } = await came('/checkout/email/');
  shop.once(leads.saveEmail, noLine, noLine);
  await tab.give(one({ email: 'ana@exemplo.com.br' }));
  expect(tab.route()).toBe('/checkout/data-nascimento/');
  tab.close();

  shop.once(leads.getLead, noLine);
  const again = openBrowserTab(shop, device, '/checkout/data-nascimento/');
  await again.restAt('/checkout/data-nascimento/');
  expect(again.store.getState().answers.values.email).toBe('ana@exemplo.com.br');
  device.tell('online');
  await again.until(({ effects }) => effects.done.email !== undefined);
  await again.rest();
  expect(shop.callsOf(leads.createLead)).toHaveLength(1);
  const sent = shop.callsOf(leads.saveEmail);
  expect(new Set(sent.map(({ options }) => options.key)).size).toBe(1);
  expect(new Set(sent.map(({ input }) => JSON.stringify(input))).size).toBe(1);
  expect(sent).toHaveLength(3);
  expect(shop.state.held.email).toBe('ana@exemplo.com.br');
});
