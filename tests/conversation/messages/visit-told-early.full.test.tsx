import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { askedForPayday, click, say } from '../visitor.ts';

beforeAll(preloadConversation);

it.each([
  [
    'dia 10, a instalação tem que ser na quinta que é minha folga',
    'a instalação tem que ser na quinta que é minha folga',
  ],
  ['dia 10 e quero que venha instalar no sábado', 'quero que venha instalar no sábado'],
])('a visit that is wished before its question is offered at it: %s', async (said, wish) => {
  const page = await askedForPayday();
  await say(said);
  await say('sim');
  expect(screen.queryByText(replies.remembered(wish))).toBeNull();
  await say('boleto');
  expect(page.route()).toBe('/checkout/data-instalacao/');
  expect(screen.getByText(replies.remembered(wish))).toBeTruthy();
  await click('button', wish);
  expect(document.querySelector('[data-confirm]')?.textContent).toContain('Está certo');
});

it('a wish for a visit that may hold personal data is not kept', async () => {
  await askedForPayday();
  await say('dia 10, a instalação só pode ser sábado com o porteiro do 4512');
  await say('sim');
  await say('boleto');
  expect(document.body.textContent).not.toContain('Antes você disse');
});
