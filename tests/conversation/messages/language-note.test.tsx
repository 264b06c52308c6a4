import { beforeAll, expect, it } from 'vitest';
import { toneSentences } from '../../../src/content/conversation/tone.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { located, say } from '../visitor.ts';

beforeAll(preloadConversation);

it('the note in the language of the visitor is given once in a conversation', async () => {
  const shown = () => document.querySelector('[aria-label="Conversa"]')?.textContent ?? '';
  await located();
  await say('Buenas tardes, ¿cuánto cuesta?');
  expect(shown()).toContain(toneSentences.spanish);
  await say('tengo que estar en casa?');
  await say('no me acuerdo, donde estaba');
  expect(shown()).toContain('no me acuerdo, donde estaba');
  expect(shown().split(toneSentences.spanish)).toHaveLength(2);
});
