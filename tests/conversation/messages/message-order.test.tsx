import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, click, say } from '../visitor.ts';

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
