import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { SessionEnding } from '../../src/answering/screens/visit/phase-screens.ts';
import { resumeWords } from '../../src/content/screens/resume.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { idleMinutes } from '../../src/contract/idle-minutes.ts';
import { preloadConversation, renderConversation, settle } from '../conversation/render-conversation.tsx';
import { createDevice, pass } from '../sagas/browser-tab.ts';
import { createFakeApi } from '../sagas/fake-api.ts';

beforeAll(preloadConversation);

const words = resumeWords.session;

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
    const dialog = screen.getByText(words.title).closest('dialog');
    expect(dialog?.textContent).toMatch(/se fecha às \d\d:\d\d/);
    await userEvent.click(screen.getByText(words.stay));
    await settle();
    expect(shop.callsOf(leads.getLead)).toHaveLength(1);
    expect(screen.queryByText(words.title)).toBeNull();
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
