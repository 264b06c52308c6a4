import { beforeAll, expect, it } from 'vitest';
import { addressSearchWords } from '../../../src/content/screens/address-search.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, say } from '../visitor.ts';

beforeAll(preloadConversation);

it('of two postcodes the first is taken where the visitor says so', async () => {
  const page = await begun();
  await say('são dois ceps, 01310-100 e 20040-020');
  await say('o primeiro');
  expect(page.store.getState().answers.values.cep).toBe('01310100');
});

it('of two addresses none is searched before the visitor says which', async () => {
  const page = await begun();
  await say('são dois endereços, a loja na rua das flores 20 e minha casa na rua do sol 30');
  expect(page.store.getState().addressSearch.isOpen).toBe(false);
  await say('o segundo');
  expect(page.store.getState().addressSearch.question).toMatchObject({ street: 'rua do sol', number: '30' });
  expect(document.body.textContent).toContain(addressSearchWords.said.whichTown('rua do sol'));
});
