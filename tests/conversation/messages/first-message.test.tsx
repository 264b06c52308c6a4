import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { inWordsFor } from '../../../src/answering/in-words-for.ts';
import { stepWordsOf } from '../../../src/answering/words.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { lazyUnderstanding } from '../../../src/conversation/messages/lazy-understanding.ts';
import { useSideQuestions } from '../../../src/conversation/messages/side-questions/use-side-questions.ts';
import { campaignByPrefix } from '../../../src/funnel/campaigns.ts';
import { settle, stubBrowser } from '../render-conversation.tsx';
import { begun, box, known } from '../visitor.ts';

beforeAll(stubBrowser);

const announced = () => document.querySelector('[aria-live=polite][aria-atomic]')?.textContent;
const waiting = () => screen.queryAllByText(frame.waiting, { selector: 'li p' });

/** Sends a message without waiting for its reply. */
async function send(text: string): Promise<void> {
  await userEvent.click(box());
  await settle();
  box().value = text;
  const form = box().form;
  if (form === null) throw new Error('no form');
  fireEvent.submit(form);
}

it('a first message in words shows that it is being read while the understanding loads', async () => {
  // Another test of this process may have loaded it already.
  const now = vi.spyOn(lazyUnderstanding, 'now').mockReturnValue(null);
  onTestFinished(() => now.mockRestore());
  await begun();
  await send('tem fidelidade?');
  expect(waiting()).toHaveLength(1);
  expect(announced()).toBe(frame.waiting);
  await settle();
  expect(waiting()).toEqual([]);
  expect(announced()).not.toContain(frame.waiting);
  expect(screen.getByText('tem fidelidade?')).toBeTruthy();
});

it('what is tapped while the understanding loads is replied to as well, beside what was proposed', async () => {
  const page = await known();
  const parts = await lazyUnderstanding.load();
  const loading = Promise.withResolvers<typeof parts>();
  const now = vi.spyOn(lazyUnderstanding, 'now').mockReturnValue(null);
  const load = vi.spyOn(lazyUnderstanding, 'load').mockReturnValue(loading.promise);
  onTestFinished(() => load.mockRestore());
  onTestFinished(() => now.mockRestore());
  const [first = '', second = ''] =
    inWordsFor(campaignByPrefix(''), stepWordsOf('data-nascimento'))?.ways ?? [];
  await send('9 de maio de 1988 e minha mãe é Cleusa Andrade');
  for (const name of [first, second]) fireEvent.click(screen.getByRole('button', { name }));
  now.mockRestore();
  loading.resolve(parts);
  await settle();
  expect(screen.getByRole('button', { name: sideQuestionWords.several.yes })).toBeTruthy();
  expect(page.store.getState().sideQuestions.map(({ said }) => said)).toEqual([first, second]);
  for (const said of [first, second]) expect(screen.getAllByText(said)).toHaveLength(2);
});

it('messages added from one render are all kept', () => {
  const { result } = renderHook(useSideQuestions, { initialProps: 'cep' });
  const { add } = result.current;
  act(() => {
    add('tem fidelidade?', { kind: 'text', text: 'Não.' });
    add('tem Pix?', { kind: 'text', text: 'Sim.' });
  });
  expect(result.current.settled.map(({ said }) => said)).toEqual(['tem fidelidade?', 'tem Pix?']);
});
