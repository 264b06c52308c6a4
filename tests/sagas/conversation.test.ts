import { expect, it } from 'vitest';
import * as leads from '../../src/contract/calls/leads.ts';
import { fillAndRest, one, reopen } from './browser-tab.ts';
import { enter, talk, talkedTo } from './conversation.ts';
import { bodyOf } from './fake-api.ts';
import { wholeOrder } from './visit.ts';

it('a conversation makes the same server calls as the pages', async () => {
  const { shop, tab } = enter('/chat/?s=d500a&utm_source=mail');
  await fillAndRest(tab, '/pedido-realizado/');
  expect(shop.written()).toEqual(wholeOrder);
  const keys = shop.keysOfWrites();
  expect(new Set(keys).size).toBe(keys.length);
  expect(shop.state.orders).toEqual(['order 1']);
  expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([
    { lead: { tracking: { utm_source: 'mail', lp_origin: 'LP Padrão' } } },
  ]);
  // Each question has its own address in the history, and waiting screens have none.
  const asked = talk.map(([route]) => route.replace('/checkout/', '/chat/#').replace(/\/$/, ''));
  expect(tab.history).toEqual([...asked, '/chat/#pedido-realizado']);
  expect(tab.moves[0]).toBe('replace /chat/#cep');
});

it('Back and Forward move through the questions, keep the answers and save nothing', async () => {
  const { shop, tab } = await talkedTo('/checkout/data-de-vencimento/');
  const written = shop.written();
  const asked = talk.map(([route]) => route);
  for (const route of asked.slice(0, asked.indexOf('/checkout/data-de-vencimento/')).toReversed()) {
    tab.back();
    await tab.rest();
    expect(tab.route()).toBe(route);
  }
  tab.forward();
  tab.forward();
  await tab.rest();
  expect(tab.route()).toBe('/checkout/contato/');
  expect(shop.written()).toEqual(written);
  expect(tab.store.getState().answers.values.name).toBe('Ana Souza');
});

it('a reload on the contact card keeps what was saved and drops what was refused', async () => {
  const { shop, device, tab } = await talkedTo('/checkout/contato/');
  await tab.give(one({ name: 'Ana Souza', phone: '11', email: 'ana@exemplo.com.br' }));
  expect(Object.keys(tab.store.getState().answers.refused)).toEqual(['phone']);
  const again = reopen(tab, shop, device);
  await fillAndRest(again, '/pedido-realizado/', '/checkout/contato/');
  expect(shop.written()).toEqual(wholeOrder);
});

it('the start address opened during a visit leads to the open question and adds no history entry', async () => {
  const { tab } = await talkedTo('/checkout/cpf/');
  tab.go('/chat/');
  await tab.at('/checkout/cpf/');
  expect(tab.path()).toBe('/chat/#cpf');
  expect(tab.moves.at(-1)).toBe('replace /chat/#cpf');
  tab.back();
  await tab.rest();
  expect(tab.path()).toBe('/chat/#cpf');
});

it('the start address opened again in the same tab leads to the open question at once', async () => {
  const { shop, device, tab } = await talkedTo('/checkout/cpf/');
  const again = reopen(tab, shop, device, '/chat/?s=d500a');
  await again.at('/checkout/cpf/');
  expect(again.moves).toEqual(['replace /chat/#cpf']);
});

it.each([
  ['/chat/#confirmacao', 'replace /chat/'],
  ['/chat/#nao-existe', 'replace /chat/#cep'],
  ['/chat/#planos', 'replace /chat/'],
  ['/chat-tct/', 'replace /chat-tct/#cep'],
  ['/oferta-colaborador/chat/', 'replace /oferta-colaborador/chat/#email'],
  ['/c/chat/#dados-pessoais', 'replace /c/chat/#cep'],
])('%s starts a conversation at its first question', async (path, move) => {
  const { tab } = enter(path);
  await tab.until(({ visit }) => visit.phase === 'ready');
  await tab.rest();
  expect(tab.moves[0]).toBe(move);
  expect(tab.path()).toMatch(/#(cep|email)$/);
});
