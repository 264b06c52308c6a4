import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { panelWords } from '../../src/content/conversation/panels.ts';
import { conversationWords as words } from '../../src/content/conversation/words.ts';
import { frame } from '../../src/content/screens/frame.ts';
import { laterWords } from '../../src/content/screens/later.ts';
import { personal } from '../../src/content/steps/personal.ts';
import { one } from '../sagas/browser-tab.ts';
import { createFakeApi } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { announced, bar, begun, box, click, dialog, known, list, located, say } from './visitor.ts';

beforeAll(preloadConversation);

describe('the order bar', () => {
  it('the order bar shows what is left at first, then plan and price', async () => {
    const shop = createFakeApi();
    const page = await begun(shop);
    expect(bar()).toBe('Seu pedido até aquifaltam 13 perguntas, uns 4 minResumo');
    await say('01310100');
    await say('1000');
    expect(bar()).toBe('500 Mega R$ 59,99/mêsfaltam 11 perguntas, uns 4 minResumo');
    expect(page.route()).toBe('/checkout/contato/');
  });

  it.each([
    ['/chat/#consultar-cobertura/cep', 'Sua consulta até aqui'],
    ['/chat/#refidelizacao/consulta-cpf', 'Sua renovação até aqui'],
  ])('the order bar names no order at %s', async (path, title) => {
    await begun(createFakeApi(), path);
    expect(bar()).toContain(title);
    await say('resumo');
    expect((await dialog()).queryByText(/pedido/)).toBeNull();
  });
});

describe('the summary', () => {
  it('the summary shows the answers and closes when one of them is opened', async () => {
    const page = await known();
    await click('button', /Resumo/);
    const panel = await dialog();
    for (const told of ['500 Mega', 'Ana Souza', '01310-100']) expect(panel.getByText(told)).toBeTruthy();
    expect(panel.getByText(/^faltam 8 perguntas/)).toBeTruthy();
    await userEvent.click(panel.getByRole('link', { name: /CEP/, hidden: true }));
    await settle();
    expect((await dialog()).queryByText('Ana Souza')).toBeNull();
    expect(page.route()).toBe('/checkout/cep/');
  });

  it('the summary says so when nothing was answered yet', async () => {
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

  it('a tap on a command of the help writes it', async () => {
    await known();
    await click('button', words.help);
    const [command = ''] = panelWords.help.list.slice(-1);
    await userEvent.click((await dialog()).getByRole('button', { name: command, hidden: true }));
    expect(await list().findByText(command)).toBeTruthy();
  });

  it('help offers no link to an order before there is one', async () => {
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

describe('the change to the pages', () => {
  it('the pages are offered after two refusals, not after one', async () => {
    await begun();
    expect(screen.getByRole('link', { name: frame.faces.pages })).toBeTruthy();
    await say('1');
    expect(screen.queryByText(frame.faces.offerPages)).toBeNull();
    await say('2');
    expect(screen.getByText(frame.faces.offerPages)).toBeTruthy();
  });

  it('text typed in one face is still there in the other', async () => {
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

  it.each([
    ['mended on the pages is not asked for again in the conversation', 'Ana Souza', 0],
    ['not mended on the pages is asked for in the conversation', 'Ana', 1],
  ])('a refused answer %s', async (_, name, asked) => {
    await located();
    await click('link', frame.faces.pages);
    const input = screen.getByLabelText('Nome completo');
    await userEvent.type(input, 'Ana{Enter}');
    await settle();
    expect(screen.getByText(frame.errors(1))).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, name);
    await click('link', frame.faces.conversation);
    expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', name);
    expect(screen.queryAllByText(frame.errors(1))).toHaveLength(asked);
  });
});

describe('announcements to a screen reader', () => {
  it('a screen reader announces the result first, then the next question, and each once', async () => {
    await begun();
    await say('01310100');
    expect(announced()).toMatch(/^Achei: .*Bela Vista.*E qual é o número do imóvel\?$/);
    await say('1000');
    expect(announced()).toMatch(/^Boa notícia: .*Agora me conte quem é você\.$/);
    // What was announced is not said again with the next message.
    const heard = [announced()];
    const hearing = new MutationObserver(() => void heard.push(announced()));
    hearing.observe(document.body, { subtree: true, characterData: true, childList: true });
    await say('tem fidelidade?');
    await say('tem taxa de instalação?');
    hearing.disconnect();
    const [, ...said] = heard.filter((text, index) => text !== heard[index - 1]);
    const reply = expect.not.stringContaining('Boa notícia');
    expect(said).toEqual([frame.waiting, reply, frame.waiting, reply]);
  });

  it('an answer that is changed is announced as such, with its value and the way back', async () => {
    const page = await known();
    await page.go('/chat/#nr-imovel');
    expect(announced()).toMatch(
      /^Você está mudando uma resposta\. .*Número.*: 1000.* “Voltar para onde parei”\. .*qual é o número do imóvel\?$/,
    );
    await userEvent.clear(box());
    await say('voltar para onde parei');
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(announced()).not.toContain('mudando');
    // A sensitive answer is not read aloud.
    await page.submit(one({ birth_date: '02/02/1990' }));
    await page.go('/chat/#data-nascimento');
    expect(announced()).toMatch(/^Você está mudando uma resposta\. Para deixar como está/);
    expect(announced()).not.toContain('1990');
  });

  it('proposed answers are announced as they are shown, with their names', async () => {
    const page = await known();
    await say('acho que minha mãe é Maria Lima e quero pagar no dia 10');
    expect(announced()).toMatch(/Nome da mãe: Maria Lima; .*Dia 10/);
    await say('sim');
    const answered: readonly Record<string, string>[] = [
      { birth_date: '02/02/1990' },
      { cpf: '52998224725' },
      { due_date: '10' },
      { direct_debit: 'true' },
      { bank: '001', agency: '1234', account_number: '12345-6' },
    ];
    for (const raw of answered) await page.submit(one(raw));
    await say('acho que a agência é 4321-5 e a conta é 65432-1');
    expect(announced()).toMatch(/Agência: 4321-5; Conta: 65432-1\.$/);
  });
});

describe('a question of the visitor beside an answer', () => {
  const asked = () => list().queryAllByText('tem fidelidade?').length;

  it('a question asked at the contact card leaves the focus in the text field', async () => {
    const page = await located();
    await say('tem fidelidade?');
    expect(asked()).toBe(1);
    expect(document.activeElement).toBe(box());
    await page.go('/chat/#cep');
    await say('01310100');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('a reply at the contact card stays below it while more answers wait', async () => {
    await located();
    const card = await list().findByRole('button', { name: personal.steps.email.action });
    const isBelowCard = (text: string) =>
      (card.compareDocumentPosition(list().getByText(text)) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    await say('acho que é Ana Souza');
    await say('xpto qwerty asdf');
    expect(isBelowCard('xpto qwerty asdf')).toBe(true);
    await say('acho que ana@exemplo.com.br');
    expect(isBelowCard('xpto qwerty asdf')).toBe(true);
  });
});
