import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { conversationWords as words } from '../../src/content/conversation/words.ts';
import { frame } from '../../src/content/screens/frame.ts';
import { personal } from '../../src/content/steps/personal.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { linkFailed, lockedLeadFound, resumeOffered } from '../../src/store/events.ts';
import { createFakeApi, heldReply, leadId, says } from '../sagas/fake-api.ts';
import { preloadConversation, renderConversation, settle } from './render-conversation.tsx';
import { begun, box, click, known, list, located, proposed, say } from './visitor.ts';

beforeAll(preloadConversation);

describe('the open question', () => {
  it('an open question shows its reason and quick replies but no text field of its own', async () => {
    const page = await known();
    expect(list().getByText(/Só maiores de 18 anos/)).toBeTruthy();
    expect(list().queryByRole('textbox')).toBeNull();
    await say('02021990');
    await click('button', 'Não consta');
    expect(page.store.getState().answers.values.mothers_name).toBe('Não consta');
    expect(page.route()).toBe('/checkout/cpf/');
  });

  it('amounts of money never break between sign and number', async () => {
    await located();
    await say('quanto custa o plano de R$ 59,99?');
    const { textContent } = screen.getByRole('region', { name: words.region });
    const gaps = Array.from(textContent?.matchAll(/R\$(.)\d/g) ?? [], ([, gap]) => gap);
    // What was found, the question as it was written, and its reply.
    expect(gaps.length).toBeGreaterThan(2);
    expect(new Set(gaps)).toEqual(new Set(['\u00a0']));
  });

  it('the contact questions are one form that the browser can fill in, and asks once, refused or not', async () => {
    const page = await located();
    const form = list();
    expect(form.getByLabelText('Nome completo').getAttribute('autocomplete')).toBe('name');
    expect(form.getByLabelText('Celular com DDD').getAttribute('autocomplete')).toBe('tel-national');
    expect(form.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('email');
    expect(document.activeElement).toBe(form.getByLabelText('Nome completo'));
    await click('button', personal.steps.email.action);
    expect(list().getAllByText(/Agora me conte quem é você/)).toHaveLength(1);
    expect(screen.getByText('Falta corrigir 3 respostas')).toBeTruthy();
    // As a browser fills in: no key is pressed.
    for (const [label, value] of [
      ['Nome completo', 'Ana Souza'],
      ['Celular com DDD', '11912345678'],
      ['E-mail', 'ana@exemplo.com.br'],
    ] as const) {
      const input = form.getByLabelText(label);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    await click('button', personal.steps.email.action);
    expect(page.route()).toBe('/checkout/data-nascimento/');
    for (const said of ['Ana Souza', '(11) 91234-5678', 'ana@exemplo.com.br'])
      expect(
        list().getByRole('link', { name: new RegExp(said.replace(/[()]/g, '\\$&').replace(' ', '\\s')) }),
      ).toBeTruthy();
    expect(list().queryByLabelText('Nome completo')).toBeNull();
  });

  it('the focus is never lost to the body when another question is opened', async () => {
    const page = await known();
    for (const path of ['/chat/#cep', '/chat/#contato', '/chat/#data-nascimento']) {
      await page.go(path);
      expect(document.activeElement).not.toBe(document.body);
    }
  });
});

describe('an earlier answer', () => {
  it('an earlier answer is changed from its bubble, with the consequence shown first, and on its card', async () => {
    const page = await known();
    await click('link', /Alterar: CEP/);
    expect(page.route()).toBe('/checkout/cep/');
    expect(list().getByText(/Mudar o CEP refaz cobertura, preço e agenda/)).toBeTruthy();
    expect(box().value).toBe('01310-100');
    await click('link', sideQuestionWords.editing.back);
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(list().queryByText(/Mudar o CEP/)).toBeNull();
    await click('link', /Alterar: Celular/);
    expect(page.route()).toBe('/checkout/contato/');
    expect(list().getByLabelText('Celular com DDD')).toHaveProperty('value', '(11) 91234-5678');
  });

  it('each answer shows its delivery status', async () => {
    const shop = createFakeApi();
    const held = heldReply();
    shop.once(leads.savePhone, held.rule);
    await known(shop);
    expect(list().getByText(words.states.kept)).toBeTruthy();
    expect(list().queryByText(words.states.sent)).toBeNull();
    await say('02021990');
    expect(list().getByText(words.states.open)).toBeTruthy();
    held.answer(says({ version: 9 }));
    await settle();
    expect(list().queryByText(words.states.kept)).toBeNull();
    expect(list().queryByText(words.states.open)).toBeNull();
    expect(list().getAllByText(words.states.sent)).toHaveLength(2);
  });
});

describe('several answers in one message', () => {
  it('several answers are taken at once, and what the card still asks is said', async () => {
    const page = await located();
    await say('Ana Souza, 11 91234-5678');
    expect(page.store.getState().answers.values).toMatchObject({ name: 'Ana Souza', phone: '11912345678' });
    expect(page.route()).toBe('/checkout/contato/');
    expect(list().getByLabelText('Nome completo')).toHaveProperty('value', 'Ana Souza');
    expect(list().getByText(/Nome: Ana.Souza; Celular: .*e-mail/)).toBeTruthy();
  });

  it('several guesses are shown one by one and taken by one tap', async () => {
    const page = await located();
    await say('acho que é Ana Souza, 11 91234-5678');
    expect(page.store.getState().answers.values.name).toBeUndefined();
    const chips = list()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(chips).toEqual(expect.arrayContaining(['Nome: Ana Souza', 'Celular: (11) 91234-5678']));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /Nome: Ana Souza/ }));
    await click('button', sideQuestionWords.several.yes);
    expect(page.store.getState().answers.values).toMatchObject({ name: 'Ana Souza', phone: '11912345678' });
  });

  it('a house number with its complement returns in one line and can be sent again unchanged', async () => {
    const page = await begun();
    await say('01310100');
    expect(list().getByText(/Se tiver complemento/)).toBeTruthy();
    await say('100 apto 12');
    const given = page.store.getState().answers.values;
    await page.go('/chat/#nr-imovel');
    expect(box().value).toBe('100, apto 12');
    await userEvent.type(box(), '{Enter}');
    await settle();
    expect(page.store.getState().answers.values).toEqual(given);
    expect(page.route()).toBe('/checkout/contato/');
  });
});

describe('sensitive answers', () => {
  const secrets = /529|982|12\/03|março|Maria|12345/;
  const shown = () =>
    list()
      .getAllByRole('listitem')
      .filter((item) => !item.closest('[data-confirm]') && !item.querySelector('[data-confirm]'))
      .map(({ textContent }) => textContent)
      .join(' ');

  it.each([
    ['an answer with a question', 'acho que meu cpf é 529.982.247-25, tem fidelidade?'],
    ['an answer with doubt', 'acho que meu cpf é 529.982.247-25, tá certo?'],
    ['several', 'acho que cpf 529.982.247-25, nasci em 12 de março de 1990'],
    ['several with a name', 'acho que minha mãe é Maria Souza, cpf 529 982 247 25'],
  ])('a sensitive answer stands in clear while it waits, and never else: %s', async (_, said) => {
    for (const choice of [sideQuestionWords.several.yes, sideQuestionWords.several.no]) {
      await known();
      await say(said);
      expect(proposed()).toMatch(secrets);
      expect(shown()).not.toMatch(secrets);
      const button = screen.queryByRole('button', { name: choice });
      if (button) await userEvent.click(button);
      await settle();
      expect(shown()).not.toMatch(secrets);
      expect(window.location.href).not.toMatch(secrets);
      cleanup();
    }
  });

  it('a sensitive answer with a slip is masked at another question, and no message with digits shown again at its own', async () => {
    const page = await located();
    await say('meu cpf é 529.982.247-26 e agora');
    expect(shown()).toContain('meu cpf é ***.***.***-** e agora');
    await say('hum 987 hum');
    expect(list().queryByText('hum 987 hum')).toBeTruthy();
    await page.go('/chat/#cep');
    await page.go('/chat/#contato');
    expect(list().queryByText('hum 987 hum')).toBeNull();
  });
});

const link = {
  success: true as const,
  id: leadId,
  access: 'pointer' as const,
  version: 1,
  step: 'nome',
  address: { city: 'Sarzedo', state: 'MG' },
  plan: null,
};

it('an earlier order is asked about before anything of it is shown', async () => {
  const page = renderConversation('/chat/');
  await act(async () => void page.store.dispatch(resumeOffered()));
  expect(await screen.findByRole('heading', { name: /Você tem um pedido começado/ })).toBeTruthy();
  expect(document.getElementById('composer')).toBeNull();
  await act(async () => void page.store.dispatch(lockedLeadFound(link)));
  expect(await screen.findByLabelText('Últimos 4 números do celular do pedido')).toBeTruthy();
  expect(screen.queryByRole('region', { name: words.region })).toBeNull();
  await act(
    async () => void page.store.dispatch(linkFailed({ message: 'Este link expirou.', mayRetry: false })),
  );
  expect(await screen.findByText('Este link expirou.')).toBeTruthy();
  expect(document.getElementById('composer')).toBeNull();
});

it('unconfirmed answers are ready in the other face, also after a reload', async () => {
  const { shop, device } = await begun();
  await say('acho que é 01310-100, 1000, me chamo Ana Souza, cpf 529.982.247-25');
  expect(screen.getByRole('button', { name: sideQuestionWords.several.yes })).toBeTruthy();
  cleanup();
  const page = renderConversation('/chat/', shop, device);
  await page.begin();
  expect(box().value).toBe('');
  await click('link', frame.faces.pages);
  expect(screen.getByLabelText('CEP')).toHaveProperty('value', '01310-100');
  await page.submit({ cep: ['01310-100'] });
  expect(screen.getByLabelText(/Número/)).toHaveProperty('value', '1000');
});

it('the question of a resumed visit shows before it takes the focus, since nothing hidden takes it', async () => {
  const page = renderConversation('/checkout/cep/');
  await page.begin();
  const { dataset } = document.documentElement;
  // As on a page that was loaded anew.
  dataset.goesOn = '';
  const focused: [Element | null, boolean][] = [];
  const note = () => focused.push([document.activeElement, 'goesOn' in dataset]);
  document.addEventListener('focusin', note);
  onTestFinished(() => document.removeEventListener('focusin', note));
  await click('link', frame.faces.conversation);
  expect(focused.at(-1)).toEqual([document.querySelector('[data-asks]'), false]);
});

it('a masked answer can be shown and hidden by the visitor, but stays masked on paper', async () => {
  await known();
  await say('02/02/1990');
  const shown = () => document.querySelector('a[data-step="data-nascimento"]')?.textContent;
  expect(shown()).toContain('**/**/1990');
  await click('button', new RegExp(`^${words.reveal.show}`));
  expect(shown()).toContain('02/02/1990');
  // On paper it stays masked.
  expect(document.querySelector('a[data-step] [data-print="no"]')?.textContent).toBe('02/02/1990');
  await click('button', new RegExp(`^${words.reveal.hide}`));
  expect(shown()).toContain('**/**/1990');
});

it('a message that is too long stays in the text field', async () => {
  await known();
  await say('bla '.repeat(120).trim());
  expect(screen.getByText(new RegExp(`^${sideQuestionWords.tooLong(0).replace('0', '\\d+')}$`))).toBeTruthy();
  expect(box().value).toMatch(/^bla bla/);
});
