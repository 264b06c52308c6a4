import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { SessionEnding } from '../../src/answering/screens/visit/phase-screens.ts';
import { contractWords } from '../../src/content/screens/contract.ts';
import { resumeWords } from '../../src/content/screens/resume.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { findRenewalOffers } from '../../src/contract/calls/renewals.ts';
import { idleMinutes } from '../../src/contract/idle-minutes.ts';
import { preloadConversation, renderConversation, settle } from '../conversation/render-conversation.tsx';
import { createDevice, one, pass } from '../sagas/browser-tab.ts';
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

const { session } = resumeWords;

async function askedForName(path: string) {
  await SessionEnding.preload();
  const page = renderConversation(path, createFakeApi(), createDevice());
  await page.begin();
  await page.submit({ cep: ['01310-100'] });
  await page.submit({ number: ['1000'] });
  const wait = async (minutes: number) => {
    act(() => pass(page.device, minutes));
    await settle();
  };
  return { ...page, wait };
}

it.each(['/checkout/cep/', '/chat/'])(
  'a silent visitor at %s is warned before the session ends, and one press prolongs it',
  async (path) => {
    const { shop, wait } = await askedForName(path);
    await wait(idleMinutes - 6);
    const dialog = screen.getByText(session.title).closest('dialog');
    expect(dialog?.textContent).toMatch(/se fecha às \d\d:\d\d/);
    await userEvent.click(screen.getByText(session.stay));
    await settle();
    expect(shop.callsOf(leads.getLead)).toHaveLength(1);
    expect(screen.queryByText(session.title)).toBeNull();
    cleanup();
  },
);

it('a closed session is named where the visitor has to prove the order', async () => {
  const page = await askedForName('/checkout/cep/');
  await page.submit({ name: ['Ana Souza'] });
  await page.submit({ phone: ['11912345678'] });
  page.shop.state.holder = false;
  await page.wait(idleMinutes);
  screen.getByText(new RegExp(resumeWords.proof.ended));
});
