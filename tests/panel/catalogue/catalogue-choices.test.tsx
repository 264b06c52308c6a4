import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showPanel } from '../show-panel.tsx';
import { openDraft, paste, unfold } from './catalogue-draft.ts';

const goTo = (tab: string) => userEvent.click(screen.getByRole('tab', { name: tab }));

it('the chosen list of prices, set of questions and screen of the preview stay while the tabs change', async () => {
  openDraft('marketer');
  showPanel('/catalogo');
  await userEvent.selectOptions(await screen.findByLabelText('Lista de preços'), 'livelo');
  await goTo('Dúvidas');
  await userEvent.selectOptions(screen.getByLabelText('Conjunto de dúvidas'), 'business');
  await goTo('Prévia');
  await userEvent.click(screen.getByRole('radio', { name: 'Celular' }));
  await goTo('Planos');
  expect(screen.getByLabelText('Lista de preços')).toHaveProperty('value', 'livelo');
  await goTo('Dúvidas');
  expect(screen.getByLabelText('Conjunto de dúvidas')).toHaveProperty('value', 'business');
  await goTo('Prévia');
  expect(screen.getByRole('radio', { name: 'Celular' })).toHaveProperty('checked', true);
});

it('a new question that is typed stays while it is folded and another set is looked at', async () => {
  openDraft('marketer');
  showPanel('/catalogo?aba=questions');
  await unfold('Nova dúvida');
  await paste(screen.getByLabelText('Pergunta', { selector: 'input' }), 'Tem fidelidade?');
  await userEvent.click(screen.getByRole('button', { name: 'Nova dúvida', expanded: true }));
  await userEvent.selectOptions(screen.getByLabelText('Conjunto de dúvidas'), 'business');
  expect(screen.queryByRole('dialog')).toBeNull();
  await unfold('Nova dúvida');
  expect(screen.getByRole('textbox', { name: 'Pergunta' })).toHaveProperty('value', 'Tem fidelidade?');
});

it('an address with a list that no longer exists shows the main one', async () => {
  openDraft('marketer');
  showPanel('/catalogo?lista=antiga');
  expect(await screen.findByLabelText('Lista de preços')).toHaveProperty('value', 'plans');
});
