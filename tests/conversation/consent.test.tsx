import { beforeAll, expect, it } from 'vitest';
import { consentReplies } from '../../src/content/conversation/consent-replies.ts';
import { finishOrder } from '../../src/contract/calls/leads.ts';
import { refuses } from '../sagas/fake-api.ts';
import { preloadConversation } from './render-conversation.tsx';
import { askedFor, click, type Page, say, transcript } from './visitor.ts';

beforeAll(preloadConversation);

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
