import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { getPostcode } from '../../../src/contract/calls/postcode.ts';
import { paulista } from '../../funnel/given.ts';
import { heldReply, refuses, says } from '../../sagas/fake-api.ts';
import { preloadConversation, settle } from '../render-conversation.tsx';
import { begun, box, click, say, send, sent } from '../visitor.ts';

beforeAll(preloadConversation);

const { yes, no, taken } = sideQuestionWords.several;

/** The places of these texts on the page, one below the other. */
function places(...texts: readonly string[]): number[] {
  const shown = document.querySelector('ol')?.textContent ?? '';
  return texts.map((text) => shown.indexOf(text));
}

function isInOrder(...texts: readonly string[]): void {
  const found = places(...texts);
  expect(found.every((place) => place >= 0)).toBe(true);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
}

describe('the order of messages', () => {
  it('messages stay as written when a later one adds to the proposal', async () => {
    await begun();
    await say('meu nome é Ana Lima');
    await say('blabla');
    await say('ana@example.com');
    isInOrder('meu nome é Ana Lima', 'blabla', 'ana@example.com', sideQuestionWords.several.found);
  });

  it('messages stay as written after a no, and the reply to it comes last', async () => {
    await begun();
    await say('meu nome é Ana Lima');
    await say('blabla');
    await click('button', no);
    isInOrder('meu nome é Ana Lima', 'blabla', sideQuestionWords.several.dropped);
  });

  it('messages stay as written after a yes that does not complete the question', async () => {
    await begun();
    await say('meu nome é Ana Lima');
    await say('tem fidelidade?');
    await say('blabla');
    await click('button', yes);
    isInOrder('meu nome é Ana Lima', 'tem fidelidade?', 'blabla', taken);
  });

  it('an offer to start over leaves the messages before it, and the proposal waits on after a no', async () => {
    await begun();
    await say('meu nome é Ana Lima');
    await say('recomeçar');
    isInOrder('meu nome é Ana Lima', 'recomeçar', sideQuestionWords.startOver.ask);
    expect(screen.queryByRole('button', { name: yes })).toBeNull();
    await click('button', sideQuestionWords.startOver.no);
    isInOrder('meu nome é Ana Lima', 'recomeçar', sideQuestionWords.again);
    expect(screen.getByRole('button', { name: yes })).toBeTruthy();
  });

  it('a message that answers no offer to start over stays with that offer', async () => {
    await begun();
    await say('recomeçar');
    await say('tem fidelidade?');
    isInOrder('recomeçar', sideQuestionWords.startOver.ask, 'tem fidelidade?', replies.loyalty.unknown);
  });
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
