import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { createFakeApi } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { afterReading, askedFor, box, say } from './visitor.ts';

beforeAll(preloadConversation);

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
