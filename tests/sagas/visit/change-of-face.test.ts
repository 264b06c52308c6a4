import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { answersSubmitted } from '../../../src/store/events.ts';
import { fillAndRest, fillUntil, one } from '../browser-tab.ts';
import { enter, talk } from '../conversation.ts';
import { bodyOf } from '../fake-api.ts';
import { wholeOrder } from '../visit.ts';

const questions = talk.map(([route]) => route);
const pageOf = (route: string) => (route === '/checkout/contato/' ? '/checkout/nome/' : route);
const anchorOf = (route: string) => `/chat/#${route.replace(/^\/checkout\/|\/$/g, '')}`;

it.each(
  questions.flatMap((route) => [
    [route, 'the pages', '/chat/', pageOf(route), '/pedido-realizado/'],
    [route, 'the conversation', '/checkout/cep/', anchorOf(route), '/chat/#pedido-realizado'],
  ]),
)('a change at %s to %s keeps one lead and sends no answer twice', async (route, _, start, address, end) => {
  const { shop, tab } = enter(start);
  const there = address.startsWith('/chat/') ? route : address;
  await fillUntil(tab, start === '/chat/' ? route : pageOf(route));
  tab.go(address);
  await fillAndRest(tab, '/pedido-realizado/', there);
  expect(tab.path()).toBe(end);
  expect(shop.written()).toEqual(wholeOrder);
  expect(new Set(shop.keysOfWrites()).size).toBe(wholeOrder.length);
});

it('a contact card half answered as pages asks for the rest in conversation', async () => {
  const { tab } = enter('/checkout/cep/');
  await fillUntil(tab, '/checkout/email/');
  tab.go('/chat/#contato');
  await tab.restAt('/checkout/contato/');
  expect(tab.store.getState().answers.values).toMatchObject({ name: 'Ana Souza' });
  expect(tab.current()).toBe('email');
});

async function told(isStructured = false) {
  const visit = enter();
  visit.shop.state.structured = isStructured;
  await fillUntil(visit.tab, '/checkout/nr-imovel/');
  const raw = one({ number: '100', complement: 'apto 12' });
  visit.tab.store.dispatch(answersSubmitted({ steps: ['nr-imovel', 'instalacao'], raw }));
  await visit.tab.at('/checkout/contato/');
  return visit;
}

it('a complement given with the number opens the lead and is not asked again', async () => {
  const { shop, tab } = await told();
  await fillAndRest(tab, '/pedido-realizado/', '/checkout/contato/');
  expect(tab.history).not.toContain('/chat/#instalacao');
  expect(shop.callsOf(leads.saveInstallation)).toEqual([]);
  expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([
    { coverage: { number: '100', complement: 'apto 12' } },
  ]);
});

it('a complement given with the number can be changed at the review by one call', async () => {
  const { shop, tab } = await told();
  await fillAndRest(tab, '/checkout/confirmacao/', '/checkout/contato/');
  const before = shop.calls.length;
  tab.go('/chat/#nr-imovel');
  tab.submit(one({ number: '100', complement: 'apto 13' }));
  await tab.restAt('/checkout/confirmacao/');
  expect(shop.written().slice(-1)).toEqual(['PATCH …/address']);
  expect(shop.calls.length - before).toBe(1);
  expect(shop.callsOf(leads.saveAddress).map(bodyOf)).toMatchObject([
    { number: '100', complement: 'apto 13' },
  ]);
});

it('a complement given with the number is asked again by parts where the network needs them', async () => {
  const { shop, tab } = await told(true);
  await fillAndRest(tab, '/checkout/data-de-vencimento/', '/checkout/contato/', {
    instalacao: one({ complement_type: 'apartamento', complement: '12' }),
  });
  expect(shop.callsOf(leads.saveInstallation).map(bodyOf)).toMatchObject([
    { complements: [{ type: 'apartamento', value: '12' }] },
  ]);
});

it('a complement given with the number is dropped when the number changes', async () => {
  const { shop, tab } = await told();
  tab.go('/chat/#nr-imovel');
  tab.submit(one({ number: '200' }));
  await fillAndRest(tab, '/pedido-realizado/', '/checkout/contato/');
  expect(shop.callsOf(leads.saveInstallation)).toEqual([]);
});
