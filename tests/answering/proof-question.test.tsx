import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { phaseScreens } from '../../src/answering/screens/visit/phase-screens.ts';
import { resumeWords } from '../../src/content/screens/resume.ts';
import { preloadConversation, renderConversation, settle } from '../conversation/render-conversation.tsx';
import { came } from '../sagas/visit.ts';

beforeAll(preloadConversation);

it('a lead without a phone shows the reason and a new order instead of the proof question', async () => {
  await phaseScreens['asking-for-proof']?.preload();
  const { shop, device, tab } = await came('/checkout/nome/');
  tab.close();
  device.session.clear();
  shop.state.holder = false;
  const page = renderConversation('/checkout/cep/', shop, device);
  await page.begin();
  await settle();
  await userEvent.click(screen.getByRole('button', { name: resumeWords.yes }));
  await settle();
  expect(screen.getByRole('heading', { name: resumeWords.unprovable.title })).toBeTruthy();
  expect(screen.queryByLabelText(resumeWords.proof.label)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: resumeWords.proof.startOver }));
  await settle();
  expect(page.store.getState().visit.phase).toBe('ready');
});
