import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { consentReplies } from '../../src/content/conversation/consent-replies.ts';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { finishOrder } from '../../src/contract/calls/leads.ts';
import { createFakeApi, refuses } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { afterReading, askedFor, begun, box, click, type Page, say, transcript } from './visitor.ts';

beforeAll(preloadConversation);

/** A visitor whose address has no coverage. */
async function uncovered() {
  const shop = createFakeApi();
  shop.state.plans = [];
  const page = await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await settle();
  return page;
}

it('an address without coverage promises no plan, and moves the focus to the explanation, not to the form behind it', async () => {
  await uncovered();
  expect(document.querySelector('[data-order-bar]')?.textContent).toBe('Seu pedido até aquiResumo');
  expect(document.querySelector('li[data-open] form')).not.toBeNull();
  expect(document.activeElement?.hasAttribute('data-asks')).toBe(true);
});

it('a contact written without its consent stays in the form, which asks for the consent', async () => {
  await uncovered();
  await say('Ana Souza, 11912345678, ana@exemplo.com.br');
  const typed = ['name', 'email', 'phone'].map(
    (name) => document.querySelector<HTMLInputElement>(`li[data-open] [name="${name}"]`)?.value,
  );
  expect(typed).toEqual(['Ana Souza', 'ana@exemplo.com.br', '(11) 91234-5678']);
  expect(screen.getAllByText(fieldErrors.contactConsent).length).toBeGreaterThan(0);
});

/** A visitor who is asked the quiz. */
async function quizzed() {
  const shop = createFakeApi();
  shop.state.verdict = 'quiz';
  const page = await askedFor('validacao', shop);
  afterReading();
  return page;
}

it('the quiz can be answered by typing, question by question, and a greeting is no answer', async () => {
  const page = await quizzed();
  await say('oi');
  for (const number of [1, 2, 3]) {
    expect(page.store.getState().stepResults.quizCount).toBe(number - 1);
    const [, label = ''] = screen
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap(({ labels }) => [labels?.[0]?.textContent]);
    await say(`é ${label}`);
  }
  expect(page.route()).toBe('/checkout/data-instalacao/');
});

it('a misunderstood message in the quiz is gone at the next question', async () => {
  const page = await quizzed();
  await say('blabla xyz');
  const masked = /blabla xyz/;
  expect(box()).toHaveProperty('value', '');
  expect(screen.getByText(masked)).toBeTruthy();
  await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  await settle();
  expect(page.store.getState().stepResults.quizCount).toBe(1);
  expect(screen.queryByText(masked)).toBeNull();
});

const { order } = consentReplies;

it('an order that is refused after the words of acceptance moves the focus to the reason', async () => {
  const page = await askedFor('confirmacao');
  const reason = 'Você já tem um pedido para este endereço.';
  page.shop.once(finishOrder, refuses(409, 'already-ordered', reason));
  await say('aceito');
  expect(document.activeElement?.textContent).toContain(reason);
});

const isOrdered = (page: Page) => page.route() === '/pedido-realizado/';

it.each([
  ['a press', ['pode fazer o pedido', order.yes], () => click('button', order.yes)],
  ['words of acceptance', ['pode fazer o pedido', 'li e aceito'], () => say('li e aceito')],
] as const)(
  'an order that is asked for and accepted by %s shows both as they were said',
  async (_, said, accept) => {
    const page = await askedFor('confirmacao');
    await say('pode fazer o pedido');
    await accept();
    expect(isOrdered(page)).toBe(true);
    for (const words of said)
      expect(transcript()).toContainEqual(expect.stringMatching(`^Você disse: ${words}(?:enviado)?$`));
    expect(document.body.textContent).not.toContain('Condições aceitas');
  },
);
