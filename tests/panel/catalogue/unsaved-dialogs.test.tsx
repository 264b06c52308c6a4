import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { catalogueWords } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { madePlanWords } from '../../../src/panel/views/catalogue/made-plan-words.ts';
import { madeWords } from '../../../src/panel/views/catalogue/made-words.ts';
import { shellWords } from '../../../src/panel/words/shell-words.ts';
import { showPanel } from '../show-panel.tsx';
import { openDraft, paste, unfold } from './catalogue-draft.ts';

const leaving = { name: shellWords.leaveTitle };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  [madePlanWords.new, madePlanWords.plan, '/catalogo'],
  [madeWords.new, madeWords.newTitle, '/catalogo?aba=campaigns'],
])('%s asks before Escape loses what is typed in it, and closes at once when nothing is', async (...of) => {
  const [title, label, address] = of;
  openDraft();
  showPanel(address);
  await userEvent.click(await screen.findByRole('button', { name: title }));
  await screen.findByRole('dialog', { name: title });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(title);
  await paste(await screen.findByLabelText(label), '800 Mega');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', leaving));
  await userEvent.click(question.getByRole('button', { name: shellWords.stay }));
  expect(screen.getByLabelText(label)).toHaveProperty('value', '800 Mega');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', leaving);
  // Of the two, Escape closes the one on top.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', leaving)).toBeNull());
  screen.getByRole('dialog', { name: title });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', leaving);
  await press(shellWords.leave);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a new question of which only the reply is written is not left unasked', async () => {
  openDraft();
  showPanel('/catalogo?aba=questions');
  await unfold(catalogueWords.add, catalogueWords.spoken);
  await paste(screen.getByLabelText(catalogueWords.reply), 'É fibra.');
  await userEvent.click(screen.getByRole('link', { name: 'Contatos' }));
  await screen.findByRole('dialog', leaving);
});
