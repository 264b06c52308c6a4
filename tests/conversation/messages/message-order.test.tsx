import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { getPostcode } from '../../../src/contract/calls/postcode.ts';
import { paulista } from '../../funnel/given.ts';
import { heldReply, refuses, says } from '../../sagas/fake-api.ts';
import { preloadConversation, settle } from '../render-conversation.tsx';
import { begun, box, click, isInOrder, say, send, sent } from '../visitor.ts';

beforeAll(preloadConversation);

const { several, startOver } = sideQuestionWords;

it.each([
  [
    'when a later one adds to the proposal',
    ['blabla', 'acho que o email é ana@example.com'],
    '',
    several.found,
  ],
  ['after a no, and the reply to it comes last', ['blabla'], several.no, several.dropped],
  ['after a yes that does not complete it', ['tem fidelidade?'], several.yes, several.taken],
])('messages stay as written %s', async (_, said, tapped, reply) => {
  await begun();
  const all = ['acho que meu nome é Ana Lima', ...said];
  for (const text of all) await say(text);
  if (tapped !== '') await click('button', tapped);
  isInOrder(...all, reply);
});

it('an offer to start over leaves the messages before it, and the proposal waits on after a no', async () => {
  await begun();
  const said = ['acho que meu nome é Ana Lima', 'recomeçar'];
  for (const text of said) await say(text);
  isInOrder(...said, startOver.ask);
  expect(screen.queryByRole('button', { name: several.yes })).toBeNull();
  await click('button', startOver.no);
  isInOrder(...said, sideQuestionWords.again);
  expect(screen.getByRole('button', { name: several.yes })).toBeTruthy();
});

it('a message that answers no offer to start over stays with that offer', async () => {
  await begun();
  for (const text of ['recomeçar', 'tem fidelidade?']) await say(text);
  isInOrder('recomeçar', startOver.ask, 'tem fidelidade?', replies.loyalty.unknown);
});

describe('a message sent while an answer is looked up', () => {
  it('waits below the answer, and is read at the question that comes', async () => {
    const page = await begun();
    const held = heldReply();
    page.shop.once(getPostcode, held.rule);
    await send('01310100');
    await send('1000');
    isInOrder('01310-100', '1000');
    expect([sent(), box().value]).toEqual([['1000'], '']);
    held.answer(says(paulista));
    await settle();
    expect(page.store.getState().answers.values.number).toBe('1000');
    expect([page.route(), sent()]).toEqual(['/checkout/contato/', []]);
  });

  it('is kept unsent if the answer is refused, since it was meant for another question', async () => {
    const page = await begun();
    const held = heldReply();
    page.shop.once(getPostcode, held.rule);
    await send('00999999');
    await send('1000');
    held.answer(refuses(404, 'postcode-unknown', 'Cep inválido ou inexistente'));
    await settle();
    expect(box().value).toBe('00999-999');
    expect(sent()).toEqual(['1000']);
    screen.getByRole('button', { name: frame.tryAgain });
  });
});
