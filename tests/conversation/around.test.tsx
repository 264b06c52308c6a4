import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { panelWords } from '../../src/content/conversation/panels.ts';
import { conversationWords as words } from '../../src/content/conversation/words.ts';
import { frame } from '../../src/content/screens/frame.ts';
import { laterWords } from '../../src/content/screens/later.ts';
import { supplier } from '../../src/content/supplier.ts';
import { withoutPersonal } from '../../src/store/side-questions.ts';
import { createDevice } from '../sagas/browser-tab.ts';
import { createFakeApi, leadId } from '../sagas/fake-api.ts';
import { preloadConversation, renderConversation, settle } from './render-conversation.tsx';
import { begun, box, click, known, located, say } from './visitor.ts';

beforeAll(preloadConversation);

const list = () => within(screen.getByRole('region', { name: words.region }));
const bar = () => document.querySelector('[data-order-bar]')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

describe('the bar', () => {
  it('says what is left at first, and plan and price once they are known', async () => {
    const shop = createFakeApi();
    const page = await begun(shop);
    expect(bar()).toBe('Seu pedido até aquifaltam 9 perguntas, uns 3 minResumo');
    await say('01310100');
    await say('1000');
    expect(bar()).toBe('500 Mega R$ 59,99/mêsfaltam 8 perguntas, uns 3 minResumo');
    expect(page.route()).toBe('/checkout/contato/');
  });

  it.each([
    ['/chat/#consultar-cobertura/cep', 'Sua consulta até aqui'],
    ['/chat/#refidelizacao/consulta-cpf', 'Sua renovação até aqui'],
  ])('speaks of no order at %s', async (path, title) => {
    await begun(createFakeApi(), path);
    expect(bar()).toContain(title);
    await say('resumo');
    expect((await dialog()).queryByText(/pedido/)).toBeNull();
  });

  it('promises nothing where there is no fibre', async () => {
    const shop = createFakeApi();
    shop.state.plans = [];
    await located(shop);
    expect(bar()).toBe('Seu pedido até aquiResumo');
  });
});

describe('the summary', () => {
  it('shows what was answered, and closes on the way to a question', async () => {
    const page = await known();
    await click('button', /Resumo/);
    const panel = await dialog();
    for (const told of ['500 Mega', 'Ana Souza', '01310-100']) expect(panel.getByText(told)).toBeTruthy();
    expect(panel.getByText(/^faltam 7 perguntas/)).toBeTruthy();
    await userEvent.click(panel.getByRole('link', { name: /CEP/, hidden: true }));
    await settle();
    expect((await dialog()).queryByText('Ana Souza')).toBeNull();
    expect(page.route()).toBe('/checkout/cep/');
  });

  it('says so when nothing was answered yet', async () => {
    await begun();
    await say('resumo');
    expect((await dialog()).getByText(panelWords.summary.empty)).toBeTruthy();
  });
});

describe('help', () => {
  const hrefOf = async (name: string) =>
    new URL(
      (await dialog()).getByRole('link', { name: new RegExp(name), hidden: true }).getAttribute('href') ?? '',
    );

  it('carries the protocol and nothing else to WhatsApp', async () => {
    await known();
    await click('button', words.help);
    const help = await hrefOf(panelWords.help.whatsapp);
    expect(help.origin + help.pathname).toBe(`https://wa.me/${supplier.whatsapp}`);
    expect([...help.searchParams.keys()]).toEqual(['text']);
    expect(help.searchParams.get('text')).toBe('Olá, preciso de ajuda com o meu pedido. Protocolo protocol.');
  });

  it('gives whoever has an order a link of their own, with its pointer alone', async () => {
    await known();
    await click('button', words.help);
    const own = await hrefOf(laterWords.whatsapp);
    expect(own.pathname).toBe('/');
    expect(own.searchParams.get('text')).toContain(`${window.location.origin}/chat-tct/?l=${leadId}`);
    for (const secret of ['Ana', '91234', 'exemplo', '01310'])
      expect(decodeURIComponent(own.href)).not.toContain(secret);
  });

  it('has no link to an order that nobody has begun', async () => {
    await begun();
    await click('button', words.help);
    expect(
      (await dialog()).queryByRole('link', { name: new RegExp(laterWords.whatsapp), hidden: true }),
    ).toBeNull();
    expect((await hrefOf(panelWords.help.whatsapp)).searchParams.get('text')).toBe(
      'Olá, preciso de ajuda para contratar a Ultrafibra.',
    );
  });
});

describe('the other face', () => {
  it('is offered in so many words after two refusals, and no sooner', async () => {
    await begun();
    expect(screen.getByRole('link', { name: frame.faces.pages })).toBeTruthy();
    await say('1');
    expect(screen.queryByText(frame.faces.offerPages)).toBeNull();
    await say('2');
    expect(screen.getByText(frame.faces.offerPages)).toBeTruthy();
  });

  it('takes along what was typed, there and back', async () => {
    const page = await known();
    await userEvent.type(box(), '02/0');
    await click('link', frame.faces.pages);
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/data-nascimento/'));
    const input = screen.getByLabelText('Data de nascimento');
    expect(input).toHaveProperty('value', '02/0');
    await userEvent.type(input, '2');
    await click('link', frame.faces.conversation);
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(box().value).toBe('02/02');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('takes along what stands in the card, to the page of its first open question', async () => {
    const page = await located();
    await userEvent.type(list().getByLabelText('Nome completo'), 'Ana');
    await userEvent.type(list().getByLabelText('E-mail'), 'ana@');
    await click('link', frame.faces.pages);
    expect(page.route()).toBe('/checkout/nome/');
    expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', 'Ana');
  });

  it('takes along the reason of a refusal', async () => {
    await known();
    await say('99/99/9999');
    await click('link', frame.faces.pages);
    expect(screen.getAllByText('Data inválida').length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Data de nascimento')).toHaveProperty('value', '99/99/9999');
  });

  it('is a command as well', async () => {
    await known();
    await say('prefiro formulário');
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/data-nascimento/'));
  });
});

describe('what a screen reader is told', () => {
  const told = () => document.querySelector('[aria-live="polite"][aria-atomic]')?.textContent ?? '';

  it('is what was found out, before the question that follows it', async () => {
    await begun();
    await say('01310100');
    expect(told()).toMatch(/^Achei: .*Bela Vista.*E qual é o número do imóvel\?$/);
    await say('1000');
    expect(told()).toMatch(/^Boa notícia: .*Agora me conte quem é você\.$/);
  });

  it('of the line is its question, described by its hints', async () => {
    await begun();
    const description = () =>
      document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(description()).toContain('São 8 números');
    await say('01310100');
    expect(description()).toContain('Se tiver complemento');
  });
});

describe('where the way ends', () => {
  it('the focus is on what is said, not in a field behind it', async () => {
    const shop = createFakeApi();
    shop.state.plans = [];
    await located(shop);
    expect(document.activeElement?.hasAttribute('data-asks')).toBe(true);
  });
});

describe('what is asked beside an answer', () => {
  const asked = () => list().queryAllByText('tem fidelidade?').length;

  it('leaves the focus in the line, so that no card scrolls its reply out of the window', async () => {
    const page = await located();
    await say('tem fidelidade?');
    expect(asked()).toBe(1);
    expect(document.activeElement).toBe(box());
    await page.go('/chat/#cep');
    await say('01310100');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is replied to below the card, next to what waits for a yes, and stays there while that grows', async () => {
    await located();
    const card = await list().findByRole('button', { name: 'Continuar' });
    const isBelowCard = (text: string) =>
      (card.compareDocumentPosition(list().getByText(text)) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    await say('Ana Souza');
    await say('xpto qwerty asdf');
    expect(isBelowCard('xpto qwerty asdf')).toBe(true);
    await say('ana@exemplo.com.br');
    expect(isBelowCard('xpto qwerty asdf')).toBe(true);
  });

  it('stays with its question, and comes back with the page', async () => {
    const shop = createFakeApi();
    const device = createDevice();
    const page = renderConversation('/chat/?s=d500a', shop, device);
    await page.begin();
    await say('tem fidelidade?');
    expect(asked()).toBe(1);
    await say('01310100');
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(asked()).toBe(1);
    await page.go('/chat/#cep');
    expect(asked()).toBe(1);
    cleanup();
    const again = renderConversation('/chat/#nr-imovel', shop, device);
    await again.begin();
    expect(asked()).toBe(1);
  });

  it.each(['sou ana@exemplo.com.br, e aí?', 'meu número é 11 9 8765, pode?', 'CPF ***.***.247-25?'])(
    'is not written down where it may be of a person: %s',
    (said) => {
      const question = { step: 'cep', text: 'Sim.', isAfter: false } as const;
      expect(withoutPersonal([{ ...question, said }])).toEqual([{ ...question, said: '' }]);
      expect(withoutPersonal([{ ...question, said: 'tem fidelidade?' }])[0]?.said).toBe('tem fidelidade?');
    },
  );
});
