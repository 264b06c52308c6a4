import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listOperators } from '../../src/contract/panel/access/operators.ts';
import { type AuditEntry, listAudit } from '../../src/contract/panel/audit.ts';
import { accountOf, fakePanel, showPanel } from './show-panel.tsx';

const account = accountOf('admin');
const { id, name } = account;

type Row = readonly [AuditEntry['action'], AuditEntry['subject'], subjectId: string, detail?: string];

const entries = (rows: readonly Row[]): AuditEntry[] =>
  rows.map(([action, subject, subjectId, detail = '']) => ({
    ...{ action, subject, subjectId, detail, operator: name, at: '2026-11-20T12:00:00.000Z' },
    id: `${subject} ${subjectId}`,
  }));

const filters = 'state=placed campaign=- plan=d 600 face=chat from=2026-11-20 to=2026-11-25 search';

function log() {
  const panel = fakePanel('admin');
  panel.answers(listOperators, () => ({ operators: [account], codeRoles: [] }));
  panel.answers(listAudit, () => ({
    entries: entries([
      ['session.opened', 'operator', id],
      ['list.read', 'list', 'leads'],
      ['order.opened', 'order', 'UF-1'],
      ['delivery.shown', 'delivery', 'd1'],
      ['order.changed', 'order', 'UF-2', 'placed → confirmed'],
      ['list.exported', 'list', 'orders', filters],
      ['capacity.set', 'calendar', '*', '2026-11-28 manha -'],
      ['key.added', 'key', 'CRM', 'orders:read personal:read'],
      ['deliveries.replayed', 'receiver', 'crm', 'from=2026-11-20 to=2026-11-25 many=3'],
      ['conversations.said', 'conversation', 'c1', 'press'],
      ['visits.seen', 'calendar', 'SP 2026-11-27 tarde'],
    ]),
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

it('a view that is opened again shows what was recorded meanwhile', async () => {
  const panel = log();
  await screen.findByText('Conta Ana Lima');
  const subjectId = 'UF-3';
  panel.answers(listAudit, () => ({ entries: entries([['order.opened', 'order', subjectId]]), next: null }));
  await userEvent.click(screen.getByRole('link', { name: 'Início' }));
  await waitFor(() => expect(screen.queryByText('Conta Ana Lima')).toBeNull());
  await userEvent.click(await screen.findByRole('link', { name: 'Auditoria' }));
  await screen.findByRole('link', { name: `Pedido ${subjectId}` });
});
