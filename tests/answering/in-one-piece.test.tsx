import { beforeAll, expect, it } from 'vitest';
import { preloadConversation, renderConversation } from '../conversation/render-conversation.tsx';
import { createDevice, one } from '../sagas/browser-tab.ts';
import { createFakeApi } from '../sagas/fake-api.ts';

beforeAll(preloadConversation);

it('no line of a page breaks between R$ and its amount', async () => {
  const page = renderConversation('/checkout/cep/?s=d500a', createFakeApi(), createDevice());
  await page.begin();
  await page.submit({ cep: ['01310-100'] });
  await page.submit({ number: ['1000'] });
  const sentences = () => [...document.querySelectorAll('main p')].map((p) => p.textContent ?? '').join('\n');
  expect(sentences()).toMatch(/R\$\u00a0\d/);
  expect(sentences()).not.toMatch(/R\$ \d/);
  await page.submit(one({ name: 'Ana Souza' }));
  expect(sentences()).toMatch(/R\$\u00a0\d/);
});
