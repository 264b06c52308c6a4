import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { phaseScreens } from '../../src/answering/screens/visit/phase-screens.ts';
import { doneWords } from '../../src/content/screens/done.ts';
import { failedAnalysisWords } from '../../src/content/screens/failed-analysis.ts';
import { resumeWords } from '../../src/content/screens/resume.ts';
import { openLeadAccess } from '../../src/contract/calls/leads.ts';
import { preloadConversation, renderConversation, settle } from '../conversation/render-conversation.tsx';
import { leadId, refuses } from '../sagas/fake-api.ts';
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
  screen.getByRole('heading', { name: resumeWords.unprovable.title });
  expect(screen.queryByLabelText(resumeWords.proof.label)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: resumeWords.proof.startOver }));
  await settle();
  expect(page.store.getState().visit.phase).toBe('ready');
});

/** The link of an order that came this far is opened in a browser that does not hold it. */
async function openedElsewhere(route: string) {
  await phaseScreens['asking-for-proof'].preload();
  const { shop, device, tab } = await came(route);
  tab.close();
  device.session.clear();
  shop.state.holder = false;
  const page = renderConversation(`/chat/?l=${leadId}`, shop, device);
  await page.begin();
  await settle();
  return { shop, page };
}

it('a phone ending that does not match can be tried again, and a person is offered', async () => {
  const { shop, page } = await openedElsewhere('/checkout/data-nascimento/');
  expect(screen.queryByRole('heading', { name: resumeWords.proof.person })).toBeNull();
  const refusal = 'Os números não conferem com o celular informado no pedido. Restam 2 tentativas.';
  shop.once(openLeadAccess, refuses(403, 'not-holder', refusal));
  const ending = screen.getByLabelText(resumeWords.proof.label);
  await userEvent.type(ending, '1111{Enter}');
  await settle();
  expect(screen.getAllByText(refusal).length).toBeGreaterThan(0);
  screen.getByRole('heading', { name: resumeWords.proof.person });
  screen.getByRole('link', { name: new RegExp(failedAnalysisWords.whatsapp) });
  await userEvent.clear(ending);
  shop.state.holder = true;
  await userEvent.type(ending, '5678{Enter}');
  await settle();
  expect(page.store.getState().visit.phase).toBe('ready');
});

it('a link to an order that was made leads to its page instead of asking for the phone', async () => {
  const { page } = await openedElsewhere('/pedido-realizado/');
  screen.getByRole('heading', { name: resumeWords.ordered.title });
  expect(screen.queryByLabelText(resumeWords.proof.label)).toBeNull();
  expect(screen.getByRole('link', { name: doneWords.follow.text }).getAttribute('href')).toBe('/pedido/');
  await userEvent.click(screen.getByRole('button', { name: resumeWords.proof.startOver }));
  await settle();
  expect(page.store.getState().visit.phase).toBe('ready');
});
