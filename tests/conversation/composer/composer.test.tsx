import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { conversationWords as words } from '../../../src/content/conversation/words.ts';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { getPostcode } from '../../../src/contract/calls/postcode.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { paulista } from '../../funnel/given.ts';
import { one } from '../../sagas/browser-tab.ts';
import { createFakeApi, heldReply, refuses, says } from '../../sagas/fake-api.ts';
import { preloadConversation, renderConversation, settle } from '../render-conversation.tsx';
import { afterReading, announced, begun, box, contact, known, say } from '../visitor.ts';

beforeAll(preloadConversation);

describe('the text field', () => {
  it('the text field is the same focused element at every question, labelled by it and described by its hints', async () => {
    const page = await begun();
    const first = box();
    expect([first.name, first.inputMode, first.autocomplete, first.getAttribute('enterkeyhint')]).toEqual([
      'cep',
      'numeric',
      'postal-code',
      'send',
    ]);
    const description = () =>
      document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(screen.getByRole('textbox', { name: /me diga o CEP da instalação/ })).toBe(first);
    expect(description()).toContain('São 8 números');
    await say('01310100');
    expect(screen.getByRole('textbox', { name: 'E qual é o número do imóvel?' })).toBe(first);
    expect(description()).toContain('Se tiver complemento');
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
    // Where no single answer is asked, an empty message does nothing.
    await userEvent.type(box(), '{Enter}');
    await settle();
    expect(page.route()).toBe('/checkout/contato/');
    expect(screen.queryByRole('alert')).toBeNull();
    await page.submit(contact);
    expect([box().name, box().inputMode, box().dataset.mask]).toEqual(['birth_date', 'numeric', 'date']);
    expect(box()).toBe(first);
  });

  it('the text field holds the answer at an earlier question and is empty at the open one, also after a refusal', async () => {
    const page = await known();
    await userEvent.type(box(), '02/0');
    await page.go('/chat/#cep');
    expect(box().value).toBe('01310-100');
    await page.go('/chat/#data-nascimento');
    expect(box().value).toBe('');
    await say('99/99/9999');
    expect(box().value).toBe('99/99/9999');
    await page.go('/chat/#nr-imovel');
    expect(box().value).toBe('1000');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('an earlier answer in the text field', () => {
  const selected = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);

  it('an earlier answer is selected, so that what is typed replaces it', async () => {
    const page = await known();
    await say(sideQuestionWords.correct('o CEP'));
    expect(page.route()).toBe('/checkout/cep/');
    expect(selected()).toBe('01310-100');
    await userEvent.keyboard('013102');
    expect(box().value).toBe('01310-2');
  });

  it('the first tap selects an earlier answer, and the second sets the caret', async () => {
    const page = await known();
    await page.go('/chat/#cep');
    await userEvent.click(box());
    expect(selected()).toBe('01310-100');
    await userEvent.click(box());
    expect(selected()).toBe('');
    await userEvent.keyboard('{Backspace}');
    expect(box().value).toBe('01310-10');
  });

  it('a text that the visitor had begun is not selected', async () => {
    await begun();
    await userEvent.type(box(), '01310');
    await userEvent.click(box());
    expect(selected()).toBe('');
  });
});

describe('the keyboard key', () => {
  const key = () => screen.getByRole('button', { name: /^(?:ABC|123), teclado/ });

  it('the keyboard key switches a number field to letters, kept after a number, and back, with the focus kept', async () => {
    await begun();
    expect([key().textContent, key().ariaLabel]).toEqual(['ABC', 'ABC, teclado com letras']);
    await userEvent.click(key());
    expect([box().inputMode, box().dataset.mask]).toEqual(['text', undefined]);
    expect([key().textContent, key().ariaLabel]).toEqual(['123', '123, teclado com números']);
    expect(document.activeElement).toBe(box());
    await userEvent.type(box(), '01310100quero saber o prazo');
    expect(box().value).toBe('01310100quero saber o prazo');
    await userEvent.click(key());
    expect([box().inputMode, box().dataset.mask]).toEqual(['numeric', 'cep']);
  });

  it('the chosen keyboard stays at later questions and after a reload, and no key is where letters are asked', async () => {
    const shop = createFakeApi();
    const page = await begun(shop);
    await userEvent.click(key());
    await say('01310100');
    expect(box().inputMode).toBe('text');
    await say('1000');
    expect(screen.queryByRole('button', { name: /teclado/ })).toBeNull();
    await page.submit(contact);
    expect([box().name, box().inputMode]).toEqual(['birth_date', 'text']);
    cleanup();
    const again = renderConversation('/chat/', shop, page.device);
    await again.begin();
    expect([box().inputMode, key().textContent]).toEqual(['text', '123']);
    await again.submit(one({ birth_date: '02/02/1990' }));
    expect(box().name).toBe('mothers_name');
    expect(screen.queryByRole('button', { name: /teclado/ })).toBeNull();
  });
});

describe('a refused answer', () => {
  it('a refused answer stays in the text field, with its reason shown and announced once', async () => {
    const page = await begun();
    await say('0131010');
    expect(box().value).toBe('01310-10');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(box().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toContain(fieldErrors.cepShape);
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe(fieldErrors.cepShape);
    expect(page.shop.callsOf(getPostcode)).toEqual([]);
    await userEvent.type(box(), '{Backspace}');
    await say('00');
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('');
  });

  it('the error of a refused answer ends as soon as the text is right', async () => {
    await begun();
    await say('0131');
    await userEvent.type(box(), '010');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(box(), '0');
    expect([box().value, box().hasAttribute('aria-invalid')]).toEqual(['01310-100', false]);
    expect(document.getElementById('composer-error')).toBeNull();
  });
});

describe('a sent message', () => {
  it('an answer sent before hydration is held and sent once after it', async () => {
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

  it('an answer that is being checked appears below its question, and what is typed meanwhile is for the next', async () => {
    const page = await begun();
    const held = heldReply();
    page.shop.once(getPostcode, held.rule);
    const question = everyStepWords.cep.bubble;
    await say('01310100');
    expect(screen.getAllByText(question)).toHaveLength(1);
    expect(screen.getByText('01310-100')).toBeTruthy();
    expect(document.querySelector('[data-open]')?.textContent).toBe('Procurando o endereço…');
    expect(announced()).toBe('Procurando o endereço…');
    expect(document.querySelector('[data-open] :is([role=status], [aria-live])')).toBeNull();
    await userEvent.type(box(), '1000');
    held.answer(says(paulista));
    await settle();
    expect(screen.getByText('Achei: Avenida Paulista, Bela Vista, São Paulo/SP.')).toBeTruthy();
    expect(screen.queryAllByText('Procurando o endereço…')).toEqual([]);
    expect([page.route(), box().value]).toEqual(['/checkout/nr-imovel/', '1000']);
    await say('');
    expect(page.store.getState().answers.values.number).toBe('1000');
  });

  it('an answer refused by the server returns to the text field and replaces what was typed meanwhile', async () => {
    const page = await begun();
    const held = heldReply();
    page.shop.once(getPostcode, held.rule);
    await say('00999999');
    await userEvent.type(box(), '1000');
    held.answer(refuses(404, 'postcode-unknown', 'Cep inválido ou inexistente'));
    await settle();
    expect(box().value).toBe('00999-999');
  });

  it('a held key or a double tap sends no empty answer to the next question', async () => {
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

  it('a second Enter right after an answer is ignored, while a later empty answer is refused', async () => {
    const page = await known();
    await userEvent.type(box(), '02021990{Enter}{Enter}');
    await settle();
    expect(page.route()).toBe('/checkout/nome-mae/');
    expect(box().hasAttribute('aria-invalid')).toBe(false);
    afterReading();
    await say('');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('a question sent instead of an answer gets a reply, and the open question is announced again', async () => {
    const page = await begun();
    await say('tem fidelidade?');
    expect(page.route()).toBe('/checkout/cep/');
    expect(screen.getByText(/O prazo e a multa/, { selector: 'li *' })).toBeTruthy();
    expect(box().value).toBe('');
    expect(announced()).toMatch(/O prazo e a multa.*me diga o CEP da instalação/);
    expect(document.activeElement).toBe(box());
  });
});
