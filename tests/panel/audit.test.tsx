import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listOperators } from '../../src/contract/panel/access/operators.ts';
import { type AuditEntry, listAudit } from '../../src/contract/panel/audit.ts';
import { fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const { id, name, email } = operatorOf('admin');
const account = {
  id,
  name,
  email,
  role: 'admin',
  isDisabled: false,
  hasOneTimeCode: false,
  isOfProvider: false,
} as const;

const entry = (about: Pick<AuditEntry, 'action' | 'subject' | 'subjectId'>): AuditEntry => ({
  ...about,
  id: `${about.subject} ${about.subjectId}`,
  at: '2026-11-20T12:00:00.000Z',
  operator: name,
  detail: '',
});

function log() {
  const panel = fakePanel('admin');
  panel.answers(listOperators, () => ({ operators: [account], codeRoles: [] }));
  panel.answers(listAudit, () => ({
    entries: [
      entry({ action: 'session.opened', subject: 'operator', subjectId: id }),
      entry({ action: 'list.read', subject: 'list', subjectId: 'leads' }),
      entry({ action: 'order.opened', subject: 'order', subjectId: 'UF-1' }),
      entry({ action: 'delivery.shown', subject: 'delivery', subjectId: 'd1' }),
      {
        ...entry({ action: 'order.changed', subject: 'order', subjectId: 'UF-2' }),
        detail: 'placed → confirmed',
      },
      {
        ...entry({ action: 'list.exported', subject: 'list', subjectId: 'orders' }),
        detail: 'state=placed campaign=- plan=d 600 face=chat from=2026-11-20 to=2026-11-25 search',
      },
      {
        ...entry({ action: 'capacity.set', subject: 'calendar', subjectId: '*' }),
        detail: '2026-11-28 manha -',
      },
      {
        ...entry({ action: 'key.added', subject: 'key', subjectId: 'CRM' }),
        detail: 'orders:read personal:read',
      },
      {
        ...entry({ action: 'deliveries.replayed', subject: 'receiver', subjectId: 'crm' }),
        detail: 'from=2026-11-20 to=2026-11-25 many=3',
      },
      {
        ...entry({ action: 'conversations.said', subject: 'conversation', subjectId: 'c1' }),
        detail: 'press',
      },
      entry({ action: 'visits.seen', subject: 'calendar', subjectId: 'SP 2026-11-27 tarde' }),
    ],
    next: null,
  }));
  showPanel('/auditoria');
  return panel;
}

it('the audit log names accounts, lists and details in words and links to an order and a delivery', async () => {
  log();
  await screen.findByText('Conta Ana Lima');
  screen.getByText('Lista de contatos');
  expect(screen.getByRole('link', { name: 'Pedido UF-1' }).getAttribute('href')).toBe('/pedidos/UF-1');
  expect(screen.getByRole('link', { name: 'Envio d1' }).getAttribute('href')).toBe('/envios?envio=d1');
  screen.getByText('Recebido → Confirmado');
  screen.getByText(
    'situação Recebido, campanha Site principal, plano d 600, onde respondeu Conversa, de 20/11/2026, até 25/11/2026, com busca',
  );
  screen.getByText('Agenda Todas as regiões');
  screen.getByText('28/11/2026, manhã: sem regra');
  screen.getByText('Pedidos, Dados pessoais, sem máscara');
  screen.getByText('de 20/11/2026, até 25/11/2026, registros 3');
  screen.getByText('opção da lista');
  screen.getByText('Agenda SP, 27/11/2026, tarde');
});

it('the audit log can be filtered by person and action', async () => {
  const panel = log();
  const who = await screen.findByLabelText('Quem');
  await within(who).findByRole('option', { name: /Ana Lima/ });
  await userEvent.selectOptions(who, id);
  await screen.findByText('Lista de contatos');
  expect(panel.asked.findLast(({ path }) => path === '/api/panel/audit')?.query.get('operator')).toBe(id);
  await userEvent.selectOptions(screen.getByLabelText('O que'), 'Mudou um pedido');
  await waitFor(() =>
    expect(Object.fromEntries(panel.asked.at(-1)?.query ?? [])).toEqual({
      operator: id,
      action: 'order.changed',
    }),
  );
});

it('a view that is opened again shows what was recorded meanwhile', async () => {
  const panel = log();
  await screen.findByText('Conta Ana Lima');
  const subjectId = 'UF-3';
  panel.answers(listAudit, () => ({
    entries: [entry({ action: 'order.opened', subject: 'order', subjectId })],
    next: null,
  }));
  await userEvent.click(screen.getByRole('link', { name: 'Início' }));
  await waitFor(() => expect(screen.queryByText('Conta Ana Lima')).toBeNull());
  await userEvent.click(await screen.findByRole('link', { name: 'Auditoria' }));
  await screen.findByRole('link', { name: `Pedido ${subjectId}` });
});
