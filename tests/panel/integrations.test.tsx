import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  addReceiver,
  endReceiver,
  listApiKeys,
  listReceivers,
  type Receiver,
  rotateReceiver,
} from '../../src/contract/panel/integrations.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const crm: Receiver = {
  name: 'crm',
  url: 'https://crm.exemplo.com.br/avisos',
  events: ['order.placed'],
  isFixed: false,
  isGone: false,
  formerUntil: null,
};

function openView(...receivers: Receiver[]) {
  const panel = fakePanel('admin');
  panel.answers(listApiKeys, () => ({ keys: [] }));
  panel.answers(listReceivers, () => ({ receivers }));
  showPanel('/integracoes');
  return panel;
}

it('a name that is taken is told at its field, and no secret is shown', async () => {
  const panel = openView();
  const error = 'Já há um sistema com este nome.';
  panel.refusesField(addReceiver, 'name', error);
  await userEvent.click(await screen.findByRole('button', { name: 'Novo sistema' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo sistema' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar' }));
  await dialog.findByText(error);
  expect(dialog.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true');
});

it('another secret is shown once, and what the settings keep is only shown', async () => {
  const panel = openView(crm, { ...crm, name: 'erp', isFixed: true });
  panel.answers(rotateReceiver, () => ({ secret: 'whsec_novo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Alterar o sistema crm' }));
  expect(screen.queryByRole('button', { name: 'Alterar o sistema erp' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar o segredo' }));
  await screen.findByText('whsec_novo');
});

it('a system ends only when asked twice', async () => {
  const panel = openView(crm);
  panel.answers(endReceiver, () => ({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Alterar o sistema crm' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar o sistema' }));
  expect(panel.asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  expect(panel.asked.some(({ method }) => method === 'DELETE')).toBe(true);
});
