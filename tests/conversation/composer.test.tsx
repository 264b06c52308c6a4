import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { stepWordsOf } from '../../src/answering/words.ts';
import { gapWords } from '../../src/content/conversation/gaps.ts';
import { conversationWords as words } from '../../src/content/conversation/words.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { paulista } from '../funnel/given.ts';
import { one } from '../sagas/browser-tab.ts';
import { createFakeApi, heldReply, refuses, says } from '../sagas/fake-api.ts';
import { preloadConversation, renderConversation, settle } from './render-conversation.tsx';
import { afterReading, begun, box, contact, known, located, say } from './visitor.ts';

beforeAll(preloadConversation);

const announced = () => document.querySelector('[aria-live=polite][aria-atomic]')?.textContent;

describe('while typing', () => {
  it.each([
    ['01310100', '01310-100'],
    ['013101', '01310-1'],
    ['tem fidelidade?', 'tem fidelidade?'],
    ['meu cep é 01310100', 'meu cep é 01310100'],
    ['013101000', '01310-1000'],
  ])('%s shows %s', async (keys, shown) => {
    await begun();
    await userEvent.type(box(), keys);
    expect(box().value).toBe(shown);
  });

  it('keeps the caret where a digit is put in', async () => {
    await begun();
    await userEvent.type(box(), '0131010');
    await userEvent.type(box(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([box().value, box().selectionStart]).toEqual(['09131-010', 2]);
  });
});

describe('the one line', () => {
  it('stays the same element with the focus in it while the questions change around it', async () => {
    const page = await begun();
    const first = box();
    expect([first.name, first.inputMode, first.autocomplete, first.getAttribute('enterkeyhint')]).toEqual([
      'cep',
      'numeric',
      'postal-code',
      'send',
    ]);
    await say('01310100');
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect([box().name, box().inputMode, box().autocomplete, box().value]).toEqual([
      'number',
      'numeric',
      'off',
      '',
    ]);
    expect(document.activeElement).toBe(first);
    await say('1000');
    expect(page.route()).toBe('/checkout/contato/');
    expect([box().name, box().placeholder]).toEqual(['message', words.composer.choose]);
    expect(box().getAttribute('aria-label')).toBe('Escreva uma resposta ou uma pergunta');
    await page.submit(contact);
    expect([box().name, box().inputMode, box().dataset.mask]).toEqual(['birth_date', 'numeric', 'date']);
    expect(box()).toBe(first);
  });

  it('is labelled by the question that is open', async () => {
    await begun();
    expect(screen.getByRole('textbox', { name: /me diga o CEP da instalação/ })).toBe(box());
    await say('01310100');
    expect(screen.getByRole('textbox', { name: 'E qual é o número do imóvel?' })).toBe(box());
  });

  it('begins an earlier question with its answer, and the one that was open with nothing', async () => {
    const page = await known();
    await userEvent.type(box(), '02/0');
    await page.go('/chat/#cep');
    expect(box().value).toBe('01310-100');
    await page.go('/chat/#data-nascimento');
    expect(box().value).toBe('');
  });
});

describe('the key for letters', () => {
  const key = () => screen.getByRole('button', { name: 'Teclado com letras' });

  it('changes the keyboard of a number and back, with the line in focus', async () => {
    await begun();
    expect([key().textContent, key().getAttribute('aria-pressed')]).toEqual(['ABC', 'false']);
    await userEvent.click(key());
    expect([box().inputMode, box().dataset.mask]).toEqual(['text', undefined]);
    expect([key().textContent, key().getAttribute('aria-pressed')]).toEqual(['123', 'true']);
    expect(document.activeElement).toBe(box());
    await userEvent.click(key());
    expect([box().inputMode, box().dataset.mask]).toEqual(['numeric', 'cep']);
  });

  it('leaves every letter that is typed behind a whole number', async () => {
    await begun();
    await userEvent.click(key());
    await userEvent.type(box(), '01310100quero saber o prazo');
    expect(box().value).toBe('01310100quero saber o prazo');
  });

  it('stays as chosen at later questions and after a reload', async () => {
    const shop = createFakeApi();
    const page = await begun(shop);
    await userEvent.click(key());
    await say('01310100');
    expect(box().inputMode).toBe('text');
    await say('1000');
    await page.submit(contact);
    expect([box().name, box().inputMode]).toEqual(['birth_date', 'text']);
    cleanup();
    await renderConversation('/chat/', shop, page.device).begin();
    expect([box().inputMode, key().getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('is not there where letters are asked', async () => {
    const page = await located();
    expect(screen.queryByRole('button', { name: 'Teclado com letras' })).toBeNull();
    await page.submit(contact);
    await page.submit(one({ birth_date: '02/02/1990' }));
    expect(box().name).toBe('mothers_name');
    expect(screen.queryByRole('button', { name: 'Teclado com letras' })).toBeNull();
  });
});

describe('what is refused', () => {
  it('stays to be mended, with the reason said once and aloud', async () => {
    const page = await begun();
    await say('0131010');
    expect(box().value).toBe('01310-10');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(box().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toContain(gapWords.missing(1, gapWords.cep));
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe(
      gapWords.missing(1, gapWords.cep),
    );
    expect(page.shop.calls).toEqual([]);
    await userEvent.type(box(), '{Backspace}');
    await say('00');
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('');
  });

  it('in part is kept, and completed by the next message', async () => {
    const page = await begun();
    await say('meu cep começa com 01310');
    expect(box().value).toBe('');
    await say('100');
    expect(page.route()).toBe('/checkout/nr-imovel/');
  });

  it('in words that are no attempt is no error: it is replied to, and the line is free', async () => {
    await begun();
    await say('azul');
    expect(box().value).toBe('');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
    expect(document.querySelector('[aria-live=polite]:not([data-starter-note])')?.textContent).toMatch(
      /8 números/,
    );
  });

  it('goes with its question', async () => {
    const page = await known();
    await say('99/99/9999');
    expect(box().value).toBe('99/99/9999');
    await page.go('/chat/#nr-imovel');
    expect(box().value).toBe('1000');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('what is sent', () => {
  it('before the conversation is hydrated is held, and sent once it is', async () => {
    const page = renderConversation('/chat/?s=d500a');
    await userEvent.type(box(), '01310100{Enter}');
    expect(page.shop.calls).toEqual([]);
    expect(box().value).toBe('01310-100');
    await page.begin();
    await settle();
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(page.shop.callsOf(getPostcode)).toHaveLength(1);
    expect(box().value).toBe('');
  });

  it('and awaited stands as said below its question, with what is being done about it', async () => {
    const page = await begun();
    const held = heldReply();
    page.shop.once(getPostcode, held.rule);
    const question = stepWordsOf('cep').bubble;
    await say('01310100');
    expect(screen.getAllByText(question)).toHaveLength(1);
    expect(screen.getByText('01310-100')).toBeTruthy();
    expect(document.querySelector('[data-open]')?.textContent).toBe('Procurando o endereço…');
    expect(announced()).toBe('Procurando o endereço…');
    expect(document.querySelector('[data-open] :is([role=status], [aria-live])')).toBeNull();
    held.answer(says(paulista));
    await settle();
    expect(screen.getByText('Achei: Avenida Paulista, Bela Vista, São Paulo/SP.')).toBeTruthy();
    expect(screen.queryAllByText('Procurando o endereço…')).toEqual([]);
  });

  it('leaves what is typed meanwhile for the question that comes', async () => {
    const page = await begun();
    const held = heldReply();
    page.shop.once(getPostcode, held.rule);
    await say('01310100');
    await userEvent.type(box(), '1000');
    held.answer(says(paulista));
    await settle();
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(box().value).toBe('1000');
    await say('');
    expect(page.store.getState().answers.values.number).toBe('1000');
  });

  it('and refused by the server comes back to be mended, whatever was typed meanwhile', async () => {
    const page = await begun();
    const held = heldReply();
    page.shop.once(getPostcode, held.rule);
    await say('00999999');
    await userEvent.type(box(), '1000');
    held.answer(refuses(404, 'postcode-unknown', 'Cep inválido ou inexistente'));
    await settle();
    expect(box().value).toBe('00999-999');
  });

  it('and drawn as another number is never stored as the one that was asked', async () => {
    const page = await begun();
    await say('12/03/1980');
    expect(page.route()).toBe('/checkout/cep/');
    expect(screen.queryByText('12031-980')).toBeNull();
  });

  it('twice in a row is one answer', async () => {
    const page = await begun();
    await userEvent.type(box(), '01310100{Enter}{Enter}');
    await settle();
    expect(page.shop.callsOf(getPostcode)).toHaveLength(1);
    expect(page.route()).toBe('/checkout/nr-imovel/');
  });

  it('by a key that is held, or a tap that became two, is no empty answer to the next question', async () => {
    const page = await known();
    await userEvent.type(box(), '02021990');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar' }));
    await settle();
    expect(page.route()).toBe('/checkout/nome-mae/');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
    expect(fireEvent.keyDown(box(), { key: 'Enter', repeat: true })).toBe(false);
    // One that ends a word of several signs is none of ours.
    expect(fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })).toBe(true);
    await settle();
    expect(box().hasAttribute('aria-invalid')).toBe(false);
  });

  it('as nothing, in one go with the answer before, is none to a question that nobody has read', async () => {
    const page = await known();
    await userEvent.type(box(), '02021990{Enter}{Enter}');
    await settle();
    expect(page.route()).toBe('/checkout/nome-mae/');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
    afterReading();
    await say('');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('as a question is replied to, and the question comes back', async () => {
    const page = await begun();
    await say('tem fidelidade?');
    expect(page.route()).toBe('/checkout/cep/');
    expect(screen.getByText(/O prazo e a multa/, { selector: 'li *' })).toBeTruthy();
    expect(box().value).toBe('');
    expect(announced()).toMatch(/O prazo e a multa.*me diga o CEP da instalação/);
    expect(document.activeElement).toBe(box());
  });

  it.each([
    ['voltar', '/checkout/nr-imovel/'],
    ['corrigir o CEP', '/checkout/cep/'],
  ])('as a command is obeyed: %s', async (said, route) => {
    const page = await begun();
    await say('01310100');
    await say('1000');
    await say(said);
    expect(page.route()).toBe(route);
  });

  it('without anything asked and nothing written does nothing', async () => {
    const page = await begun();
    await say('01310100');
    await say('1000');
    await userEvent.type(box(), '{Enter}');
    await settle();
    expect(page.route()).toBe('/checkout/contato/');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
