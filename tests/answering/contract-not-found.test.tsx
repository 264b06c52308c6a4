import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { contractWords } from '../../src/content/screens/contract.ts';
import { findRenewalOffers } from '../../src/contract/calls/renewals.ts';
import { preloadConversation, renderConversation } from '../conversation/render-conversation.tsx';
import { one } from '../sagas/browser-tab.ts';
import { createFakeApi, refuses } from '../sagas/fake-api.ts';

beforeAll(preloadConversation);

const sentence = 'Não encontramos um contrato.';

it.each([
  ['on pages', '/refidelizacao/consulta-cpf/'],
  ['in conversation', '/chat/#refidelizacao/consulta-cpf'],
])(
  'a customer whose contract is not found is offered other ways beside the refused date, %s',
  async (_, path) => {
    const shop = createFakeApi();
    const refusal = refuses(422, 'not-proved', sentence, [{ field: 'birth_date', message: sentence }]);
    shop.once(findRenewalOffers, refusal);
    const page = renderConversation(path, shop);
    await page.begin();
    await page.submit(one({ cpf: '39053344705' }));
    expect(screen.queryByRole('link', { name: contractWords.ways.order })).toBeNull();
    await page.submit(one({ birth_date: '16/03/1985' }));
    await screen.findByRole('link', { name: contractWords.ways.order });
  },
);
