import { beforeAll, expect, it } from 'vitest';
import { createFakeApi } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { begun, say } from './visitor.ts';

beforeAll(preloadConversation);

it('an address without coverage moves the focus to the explanation, not to the form behind it', async () => {
  const shop = createFakeApi();
  shop.state.plans = [];
  await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await settle();
  expect(document.querySelector('li[data-open] form')).not.toBeNull();
  expect(document.activeElement?.hasAttribute('data-asks')).toBe(true);
});
