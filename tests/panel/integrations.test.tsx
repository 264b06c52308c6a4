import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  type ApiKey,
  addApiKey,
  addReceiver,
  endReceiver,
  listApiKeys,
  listReceivers,
  type Receiver,
  rotateReceiver,
} from '../../src/contract/panel/integrations.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const key: ApiKey = {
  id: 'k1',
  name: 'CRM',
  prefix: 'uf_abc123',
  scopes: ['orders:read'],
  createdAt: '2026-11-29T12:00:00.000Z',
  usedAt: null,
  endedAt: null,
};

const crm: Receiver = {
  name: 'crm',
  url: 'https://crm.exemplo.com.br/avisos',
  events: ['order.placed'],
  isFixed: false,
  isGone: false,
  formerUntil: null,
};

function openView({ keys = [], receivers = [] }: { keys?: ApiKey[]; receivers?: Receiver[] }) {
  const panel = fakePanel('admin');
  panel.answers(listApiKeys, () => ({ keys }));
  panel.answers(listReceivers, () => ({ receivers }));
  showPanel('/integracoes');
  return panel;
}

it('a key is made with what was ticked, shown once, and gone when the dialog closes', async () => {
  const panel = openView({});
  panel.answers(addApiKey, () => ({ key, token: 'uf_segredo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nova chave' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova chave' }));
  await userEvent.type(dialog.getByLabelText('Sistema'), 'CRM');
  await userEvent.click(dialog.getByLabelText('Visitas'));
  await userEvent.click(dialog.getByLabelText('Pedidos'));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar' }));
  await dialog.findByText('uf_segredo');
  const made = panel.asked.find(({ method }) => method === 'POST');
  expect(made?.body).toEqual({ name: 'CRM', scopes: ['orders:read', 'visits:read'] });
  await userEvent.click(dialog.getByRole('button', { name: 'Já copiei' }));
  expect(screen.queryByText('uf_segredo')).toBeNull();
});

it('a name that is taken is told at its field, and no secret is shown', async () => {
  const panel = openView({});
  const error = 'Já há um sistema com este nome.';
  panel.refusesField(addReceiver, 'name', error);
  await userEvent.click(await screen.findByRole('button', { name: 'Novo sistema' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo sistema' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar' }));
  await dialog.findByText(error);
  expect(dialog.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true');
});

it('another secret is shown once, and what the settings keep is only shown', async () => {
  const panel = openView({ receivers: [crm, { ...crm, name: 'erp', isFixed: true }] });
  panel.answers(rotateReceiver, () => ({ secret: 'whsec_novo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Alterar o sistema crm' }));
  expect(screen.queryByRole('button', { name: 'Alterar o sistema erp' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar o segredo' }));
  await screen.findByText('whsec_novo');
});

it('a system ends only when asked twice', async () => {
  const panel = openView({ receivers: [crm] });
  panel.answers(endReceiver, () => ({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Alterar o sistema crm' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar o sistema' }));
  expect(panel.asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar' }));
  expect(panel.asked.some(({ method }) => method === 'DELETE')).toBe(true);
});
