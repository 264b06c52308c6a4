import { beforeAll, expect, it } from 'vitest';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, proposed, say } from '../visitor.ts';

beforeAll(preloadConversation);

/** The messages and replies above the proposal, with what the visitor said. */
const lines = () =>
  [...document.querySelectorAll('ol > li:not([data-confirm])')].map((line) => line.textContent ?? '');
const replyTo = (said: string): string => {
  const at = lines().findIndex((line) => line.includes(said));
  return lines()[at + 1] ?? '';
};

const asked = 'tem fidelidade? ah e acho que meu nome é Bruno Tavares';

it('the reply to a question beside a fact stays below it when another fact joins, and when the next question is asked', async () => {
  const page = await begun();
  await say(asked);
  expect(proposed()).toMatch(/multa.*Bruno Tavares/);
  await say('01310-100');
  expect(proposed()).not.toContain('multa');
  expect(replyTo(asked)).toContain('multa');
  await say('sim');
  expect(page.route()).toBe('/checkout/nr-imovel/');
  expect(lines().filter((line) => line.includes(asked))).toHaveLength(1);
  expect(replyTo(asked)).toContain('multa');
  await say('1000');
  expect(replyTo(asked)).toContain('multa');
  await page.go('/chat/#cep');
  expect(lines().filter((line) => line.includes(asked))).toHaveLength(1);
});

it('the wish for another journey stays above the questions of that journey, with the reply to it', async () => {
  const page = await begun();
  await say('já sou cliente, quero renovar');
  expect(page.route()).toBe('/refidelizacao/consulta-cpf/');
  expect(lines().filter((line) => line.includes('quero renovar'))).toHaveLength(1);
  expect(replyTo('quero renovar')).toContain(wishWords.led.renewal);
  await say('390.533.447-05');
  expect(page.route()).toBe('/refidelizacao/titular/');
  expect(lines().filter((line) => line.includes('quero renovar'))).toHaveLength(1);
  expect(replyTo('quero renovar')).toContain(wishWords.led.renewal);
});
