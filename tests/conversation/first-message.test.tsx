import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { frame } from '../../src/content/screens/frame.ts';
import { lazyUnderstanding } from '../../src/conversation/messages/lazy-understanding.ts';
import { settle, stubBrowser } from './render-conversation.tsx';
import { begun, box } from './visitor.ts';

beforeAll(stubBrowser);

const announced = () => document.querySelector('[aria-live=polite][aria-atomic]')?.textContent;
const waiting = () => screen.queryAllByText(frame.waiting, { selector: 'li p' });

it('a first message in words shows that it is being read while the understanding loads', async () => {
  // Another test of this process may have loaded it already.
  const now = vi.spyOn(lazyUnderstanding, 'now').mockReturnValue(null);
  onTestFinished(() => now.mockRestore());
  await begun();
  await userEvent.click(box());
  await settle();
  box().value = 'tem fidelidade?';
  const form = box().form;
  if (form === null) throw new Error('no form');
  fireEvent.submit(form);
  expect(waiting()).toHaveLength(1);
  expect(announced()).toBe(frame.waiting);
  await settle();
  expect(waiting()).toEqual([]);
  expect(announced()).not.toContain(frame.waiting);
  expect(screen.getByText('tem fidelidade?')).toBeTruthy();
});
