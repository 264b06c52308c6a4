import { beforeAll, expect, it } from 'vitest';
import * as renewals from '../../src/contract/calls/renewals.ts';
import { createFakeApi, refuses } from '../sagas/fake-api.ts';
import { preloadConversation } from './render-conversation.tsx';
import { begun, box, say } from './visitor.ts';

beforeAll(preloadConversation);

it('a refused birth date stands in its own question again, with its message, and is not sent by itself', async () => {
  const shop = createFakeApi();
  const message = 'Restam 2 tentativas.';
  shop.once(
    renewals.findRenewalOffers,
    refuses(422, 'not-proved', message, [{ field: 'birth_date', message }]),
  );
  const page = await begun(shop, '/chat/#refidelizacao/consulta-cpf');
  await say('39053344705');
  await say('15031985');
  expect(document.body.textContent).toContain(message);
  await page.go('/chat/#refidelizacao/consulta-cpf');
  expect(box().name).toBe('cpf');
  expect(document.body.textContent).not.toContain(message);
  box().value = '';
  await say('39053344705');
  expect([box().name, box().value]).toEqual(['birth_date', '15/03/1985']);
  expect(document.body.textContent).toContain(message);
  expect(shop.callsOf(renewals.findRenewalOffers)).toHaveLength(1);
});
