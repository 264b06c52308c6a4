import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { conversationWords } from '../../src/content/conversation/words.ts';
import { doneWords as words } from '../../src/content/screens/done.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { one, script } from '../sagas/browser-tab.ts';
import { preloadConversation } from './render-conversation.tsx';
import { answerUntil, askedFor, bar, click, say } from './visitor.ts';

beforeAll(preloadConversation);

const given = { bank: '341', agency: '1234', account_number: '12345-1', direct_debit: 'true' };
const answers: RawValues = Object.assign({}, ...script.map(([, raw]) => raw), one(given));
/** Of what was answered, what no paper shows; of the account the bank may be read. */
const secrets = ['birth_date', 'mothers_name', 'cpf', 'account_number'].flatMap(
  (field) => answers[field] ?? [],
);
const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

/** The page as paper shows it: `data-print="no"` is taken off by the sheet of styles for print. */
const onPaper = () => {
  const page = document.createElement('div');
  page.append(...Array.from(document.querySelectorAll('main'), (main) => main.cloneNode(true)));
  for (const hidden of page.querySelectorAll('[data-print="no"]')) hidden.remove();
  return page.textContent;
};

/** With direct debit, a secret said beside a question, and every masked answer shown in clear. */
async function ordered() {
  const page = await askedFor('cpf');
  await say(`por que o cpf ${answers.cpf}?`);
  await answerUntil(page, 'confirmacao', given);
  for (const reveal of screen.queryAllByRole('button', {
    name: new RegExp(`^${conversationWords.reveal.show}`),
  }))
    await userEvent.click(reveal);
  return page;
}

it('a printed conversation shows no secret that is revealed on the screen', async () => {
  const page = await ordered();
  for (const secret of secrets) expect(document.querySelector('main')?.textContent).toContain(secret);
  for (const secret of secrets) expect(bare(onPaper())).not.toContain(bare(secret));
  const titleBefore = document.title;
  await page.submit(one({ accept_information: 'on' }));
  expect(page.route()).toBe('/pedido-realizado/');
  expect(document.title).not.toBe(titleBefore);
  expect(bar()).not.toMatch(/falta/);
  for (const secret of secrets) expect(bare(onPaper())).not.toContain(bare(secret));
});

it('a finished conversation can be printed, with the order', async () => {
  const page = await ordered();
  await page.submit(one({ accept_information: 'on' }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await click('button', words.printConversation);
  expect(print).toHaveBeenCalledOnce();
  // What is on that paper is the conversation, with the order.
  expect(onPaper()).toContain('Ana Souza');
  expect(onPaper()).toContain('order 1');
});
