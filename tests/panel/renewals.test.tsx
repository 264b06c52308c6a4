import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  addRenewalNote,
  changeRenewalState,
  listRenewals,
  readRenewal,
  showRenewalField,
} from '../../src/contract/panel/renewals.ts';
import { listedRenewal as listed } from './listed.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const renewal = {
  ...listed,
  protocol: 'ABC123',
  presentPriceCents: 9999,
  directDebit: true,
  carriedOutFrom: '2026-11-22T12:00:00.000Z',
  objectedAt: null,
  personal: [{ field: 'phone' as const, masked: '(11) *****-3210' }],
  mayBecome: null,
  timeline: [],
};

function withRenewals() {
  const panel = fakePanel('seller');
  panel.answers(listRenewals, () => ({ renewals: [listed], next: null }));
  panel.answers(readRenewal, () => ({ renewal }));
  return panel;
}

it('a seller finds a renewal by its number, which stays out of the address, and opens it', async () => {
  const panel = withRenewals();
  panel.answers(showRenewalField, () => ({ value: '(11) 97654-3210' }));
  showPanel('/renovacoes?situacao=placed');
  await userEvent.type(await screen.findByLabelText(/^Número, protocolo/), 'UF-1');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  const link = await screen.findByRole('link', { name: 'Renata Alves' });
  expect(panel.asked.filter(({ path }) => path.endsWith('/search')).at(-1)?.body).toEqual({
    state: 'placed',
    search: 'UF-1',
  });
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull();
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: /Renovação UF-1/ });
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar Celular' }));
  const shown = await screen.findByRole('link', { name: '(11) 97654-3210' });
  expect(shown.getAttribute('href')).toBe('tel:+5511976543210');
  expect(screen.getByRole('link', { name: 'Voltar às renovações' }).getAttribute('href')).toBe(
    '/renovacoes?situacao=placed',
  );
});

it('a seller notes something on a confirmed renewal and marks it as carried out', async () => {
  const panel = withRenewals();
  panel.answers(readRenewal, () => ({
    renewal: { ...renewal, state: 'confirmed' as const, mayBecome: 'carried-out' as const },
  }));
  panel.answers(addRenewalNote, () => ({}));
  panel.answers(changeRenewalState, () => ({ state: 'carried-out' as const }));
  showPanel('/renovacoes/UF-1');
  await userEvent.type(await screen.findByLabelText('Nota para a equipe'), 'Ligou para confirmar');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  await screen.findByText('Nota salva.');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como efetivada' }));
  await screen.findByText('Situação: Efetivada.');
  expect(panel.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { text: 'Ligou para confirmar' },
    { from: 'confirmed', to: 'carried-out' },
  ]);
});

it('a change that a colleague made first is reported, and the focus is at the heading', async () => {
  const panel = withRenewals();
  const confirmed = { ...renewal, state: 'confirmed' as const, mayBecome: 'carried-out' as const };
  panel.answers(readRenewal, () => ({ renewal: confirmed }));
  showPanel('/renovacoes/UF-1');
  const button = await screen.findByRole('button', { name: 'Marcar como efetivada' });
  panel.refuses(changeRenewalState, { status: 412, code: 'stale', error: 'A renovação mudou.' });
  panel.answers(readRenewal, () => ({ renewal: { ...renewal, state: 'cancelled' as const } }));
  await userEvent.click(button);
  await screen.findByText('A renovação mudou.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar como efetivada' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a list says below the first cell what a phone has no column for, and the name of it is heard', async () => {
  withRenewals();
  showPanel('/renovacoes');
  const cell = (await screen.findByRole('link', { name: listed.name })).closest('td');
  const [placedAt, plan] = ['Feita em', 'Plano novo'].map((head) =>
    within(cell ?? document.body).getByText(head, { exact: false }),
  );
  expect(placedAt?.parentElement?.textContent).toMatch(/^Feita em: \d{2}\/\d{2}\/\d{4}/);
  expect(plan?.textContent).toMatch(/^Plano novo: 600 Mega R\$/);
});
