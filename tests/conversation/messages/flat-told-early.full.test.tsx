import { beforeAll, expect, it } from 'vitest';
import { createFakeApi } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, say } from '../visitor.ts';

beforeAll(preloadConversation);

it('a flat that is confirmed before the postcode and the number are told stays', async () => {
  const page = await begun(createFakeApi(), '/chat/');
  for (const one of ['é apartamento 72', 'sim', '01310-100', '1100']) await say(one);
  expect(page.store.getState().answers.values).toMatchObject({
    number: '1100',
    complement: { text: 'apartamento 72' },
  });
});
