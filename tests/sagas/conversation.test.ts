import { describe, expect, it } from 'vitest';
import * as leads from '../../src/contract/calls/leads.ts';
import { fillAndRest, fillUntil, one, openBrowserTab, reopen } from './browser-tab.ts';
import { enter, talk, talkedTo } from './conversation.ts';
import { bodyOf, type FakeApi, noLine } from './fake-api.ts';
import { wholeOrder } from './visit.ts';

/** Each kind of write, and under how many keys it went out. */
const keysOfWrites = (shop: FakeApi) =>
  shop.calls.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ options: { key } }) => key ?? '');

describe('the whole order, asked as a conversation', () => {
  it('a conversation makes the same server calls as the pages', async () => {
    const { shop, tab } = enter('/chat/?s=d500a&utm_source=mail');
    await fillAndRest(tab, '/pedido-realizado/');
    expect(shop.written()).toEqual(wholeOrder);
    const keys = keysOfWrites(shop);
    expect(new Set(keys).size).toBe(keys.length);
    expect(shop.state.orders).toEqual(['order 1']);
    expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([
      { lead: { tracking: { utm_source: 'mail', lp_origin: 'LP Padrão' } } },
    ]);
  });

  it('each question has its own address in the history, and waiting screens have none', async () => {
    const { tab } = enter('/chat/?s=d500a');
    await fillUntil(tab, '/pedido-realizado/');
    const asked = talk.map(([route]) => route.replace('/checkout/', '/chat/#').replace(/\/$/, ''));
    expect(tab.history).toEqual([...asked, '/chat/#pedido-realizado']);
    expect(tab.moves[0]).toBe('replace /chat/#cep');
  });

  it('the conversation of a line campaign asks for the line first and stays in the campaign', async () => {
    const { shop, tab } = enter('/timblack/chat/');
    await tab.fill('/checkout/consulta-telefone/', one({ line_phone: '(11) 98765-4321' }));
    // Name, phone and e-mail stand in the line's contract.
    await fillUntil(tab, '/checkout/nr-imovel/');
    tab.submit(one({ number: '1000' }));
    await tab.at('/checkout/data-nascimento/');
    expect(tab.path()).toBe('/timblack/chat/#data-nascimento');
    await tab.rest();
    expect(shop.written().length).toBeGreaterThan(0);
  });

  it('a quiz answered correctly in the conversation continues with the order', async () => {
    const { shop, tab } = enter();
    shop.state.verdict = 'quiz';
    await fillUntil(tab, '/checkout/ativar-debito/');
    tab.submit(one({ direct_debit: 'false' }));
    await tab.at('/checkout/validacao/');
    expect(tab.path()).toBe('/chat/#validacao');
    tab.submit(one({ 'quiz-one': 'a', 'quiz-two': 'a', 'quiz-three': 'a' }));
    await fillUntil(tab, '/pedido-realizado/', '/checkout/data-instalacao/');
    expect(tab.history).not.toContain('/chat/#confirmando-dados');
  });

  it('an address without coverage leads the conversation to the question whom to tell', async () => {
    const { shop, tab } = enter();
    shop.state.plans = [];
    await fillUntil(tab, '/checkout/nr-imovel/');
    tab.submit(one({ number: '1000' }));
    await tab.at('/checkout/oferta-indisponivel/');
    expect(tab.path()).toBe('/chat/#oferta-indisponivel');
  });
});

describe('Back and Forward', () => {
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

  it('an earlier answer given again is saved, and the visitor returns to the open question', async () => {
    const { shop, tab } = await talkedTo('/checkout/data-de-vencimento/');
    tab.go('/chat/#contato');
    tab.submit(one({ name: 'Ana Lima', phone: '(11) 91234-5678', email: 'ana@exemplo.com.br' }));
    await tab.restAt('/checkout/data-de-vencimento/');
    expect(shop.written().slice(-1)).toEqual(['PATCH …/name']);
    expect(shop.callsOf(leads.savePhone)).toHaveLength(1);
  });

  it('Back after the order opens no earlier question and orders nothing twice', async () => {
    const { shop, tab } = await talkedTo('/pedido-realizado/');
    tab.back();
    await tab.rest();
    expect(tab.path()).toBe('/chat/#confirmacao');
    await tab.give(one({ accept_information: 'on' }));
    tab.go('/chat/#cpf');
    await tab.at('/pedido-realizado/');
    expect(shop.state.orders).toEqual(['order 1']);
  });

  it.each(['/chat/#conteudo', '/chat/#'])(
    'the link %s leaves the open question where it is',
    async (path) => {
      const { tab } = await talkedTo('/checkout/cpf/');
      tab.go(path);
      await tab.rest();
      expect(tab.route()).toBe('/checkout/cpf/');
    },
  );
});

describe('a reload of the conversation', () => {
  it.each(talk.slice(1).map(([route]) => route))(
    'a reload at %s stays there, without a detour',
    async (route) => {
      const { shop, device, tab } = await talkedTo(route);
      const { lead } = tab.store.getState();
      const written = shop.written();
      const again = reopen(tab, shop, device);
      const seen: string[] = [];
      again.store.subscribe(() => seen.push(again.store.getState().visit.route));
      await again.restAt(route);
      expect(again.moves).toEqual([]);
      expect(new Set(seen)).toEqual(new Set([route]));
      expect(again.store.getState().lead).toEqual(lead.id === null ? lead : { ...lead, isResumed: true });
      expect(shop.written()).toEqual(written);
      again.close();
    },
  );

  it('a reload before the first answer keeps the plan and the tracking parameters of the link', async () => {
    const { shop, device, tab } = enter('/chat/?s=d600a&utm_source=mail');
    await tab.restAt('/checkout/cep/');
    const again = reopen(tab, shop, device);
    await again.at('/checkout/cep/');
    expect(again.store.getState()).toMatchObject({
      visit: { tracking: { utm_source: 'mail' } },
      stepResults: { wish: { sku: 'd600a' } },
    });
  });

  it('a reload on the contact card keeps what was saved and drops what was refused', async () => {
    const { shop, device, tab } = await talkedTo('/checkout/contato/');
    await tab.give(one({ name: 'Ana Souza', phone: '11', email: 'ana@exemplo.com.br' }));
    expect(Object.keys(tab.store.getState().answers.refused)).toEqual(['phone']);
    const again = reopen(tab, shop, device);
    await fillAndRest(again, '/pedido-realizado/', '/checkout/contato/');
    expect(shop.written()).toEqual(wholeOrder);
  });

  it('a reload offline stays at the question, and unsaved answers are sent once', async () => {
    const { shop, device, tab } = await talkedTo('/checkout/contato/');
    shop.once(leads.saveName, noLine, noLine);
    const [, contact] = talk.find(([route]) => route === '/checkout/contato/') ?? [];
    tab.submit(contact ?? {});
    await tab.restAt('/checkout/data-nascimento/');
    tab.close();
    shop.once(leads.getLead, noLine);
    const again = openBrowserTab(shop, device, tab.path());
    await again.restAt('/checkout/data-nascimento/');
    device.tell('online');
    await again.until(({ effects }) => effects.done.email !== undefined);
    await again.rest();
    const keys = shop.callsOf(leads.saveName).map(({ options }) => options.key);
    expect(new Set(keys).size).toBe(1);
    expect(shop.written().slice(-2)).toEqual(['PATCH …/phone', 'PATCH …/email']);
    expect(shop.callsOf(leads.createLead)).toHaveLength(1);
  });
});

describe('the start address of the conversation', () => {
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
});
