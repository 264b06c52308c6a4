import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addDays } from '../../src/brazil/calendar-days.ts';
import { minuteInBrasilia } from '../../src/brazil/clock-minute.ts';
import type { Role } from '../../src/contract/panel/access/rights.ts';
import { listDeliveries } from '../../src/contract/panel/deliveries.ts';
import { readSales } from '../../src/contract/panel/figures.ts';
import { listDueLeads } from '../../src/contract/panel/lead-work.ts';
import { readLead, showLeadField } from '../../src/contract/panel/leads.ts';
import { type ListedOrder, listOrders } from '../../src/contract/panel/orders.ts';
import { listOutages } from '../../src/contract/panel/outages.ts';
import { countQueues } from '../../src/contract/panel/queues.ts';
import { lastDays } from '../../src/panel/views/figures/use-figure-query.ts';
import { personWords } from '../../src/panel/words/find-words.ts';
import { listedDelivery, listedOrder as order, salesOf } from './listed.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const outage = {
  service: 'analysis' as const,
  times: 2,
  lastAt: new Date().toISOString(),
  reason: 'timeout',
};

const weekBefore = salesOf(100, 10, 10, 100_000);

function begin(role: Role, orders: ListedOrder[] = [order], before = weekBefore) {
  const panel = fakePanel(role);
  panel.answers(countQueues, () => ({
    counts: [
      { queue: 'calls' as const, waiting: 5, taken: 1, later: 2 },
      { queue: 'reviews' as const, waiting: 0, taken: 0, later: 0 },
    ],
  }));
  panel.answers(listOrders, () => ({ orders, isCut: false, next: null }));
  panel.answers(listDeliveries, ({ query }) => ({
    deliveries: query.get('state') === 'failed' ? [listedDelivery] : [],
    isCut: false,
    next: null,
  }));
  panel.answers(listOutages, () => ({ outages: [outage] }));
  panel.answers(readSales, () => ({
    rows: [],
    total: { now: salesOf(50, 10, 12, 150_000), before },
    renewals: { now: 8, before: 4 },
  }));
  showPanel('/');
  return panel;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('a seller’s start page shows what waits, failed and was ordered, but no figures', async () => {
  const panel = begin('seller');
  const work = await part('Trabalho em aberto');
  expect((await work.findByRole('link', { name: 'Ligações' })).closest('p')?.textContent).toBe(
    'Ligações: 3 na fila, 1 em atendimento, 2 para mais tarde',
  );
  const failures = await part('O que falhou');
  expect(await failures.findByRole('link', { name: 'Não foram enviados' })).toHaveProperty(
    'search',
    '?situacao=failed',
  );
  failures.getByText(/^Análise de crédito: sem resposta 2 vezes/);
  expect(failures.queryByRole('link', { name: 'Não se sabe se chegaram' })).toBeNull();
  const orders = await part('Pedidos de hoje');
  await orders.findByRole('link', { name: order.name });
  // Only the columns that fit half a window.
  const heads = orders.getAllByRole('columnheader', { hidden: true });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Cliente', 'Situação', 'Visita']);
  expect(panel.asked.find(({ path }) => path.endsWith('orders/search'))?.body).toEqual(lastDays(1));
  expect(screen.queryByRole('region', { name: 'Últimos 7 dias' })).toBeNull();
  expect(panel.asked.filter(({ path }) => path.includes('figures'))).toEqual([]);
});

const today = lastDays(1).to;

/** Leads to contact, whose owner is who looks. */
const due = (id: string, name: string, nextDay: string, note = '') => ({
  ...{ id, name, protocol: 'ABC123', nextDay, note, status: 'talking' as const, plan: '500 Mega' },
  phone: [{ field: 'phone' as const, masked: '(11) *****-4321' }],
  owner: { id: 'operator-seller', name: 'Ana Lima' },
});

it('a seller’s start page has a card for each contact of today: since when, plan, last note and phone', async () => {
  const panel = begin('seller');
  const late = addDays(today, -4);
  const leads = [
    due('one', 'Maria Souza', late, 'Prefere à tarde.'),
    due('two', 'Ana Reis', addDays(today, -1)),
    due('three', '', `${today}T14:30`),
  ];
  panel.answers(listDueLeads, () => ({ leads, more: false }));
  panel.answers(showLeadField, () => ({ value: '(11) 98765-4321' }));
  const list = await part('Hoje');
  const card = within(await list.findByRole('article', { name: 'Maria Souza' }));
  for (const text of ['há 4 dias', '500 Mega', 'Prefere à tarde.', '(11) *****-4321']) card.getByText(text);
  expect(card.getByRole('link', { name: 'Maria Souza' })).toHaveProperty('pathname', '/contatos/one');
  const person = card.getByRole('link', { name: personWords.allOf('Maria Souza') });
  expect(person).toHaveProperty('pathname', '/pessoas/contatos/one');
  await userEvent.click(card.getByRole('button', { name: 'Mostrar Celular' }));
  expect(await card.findByRole('link', { name: '(11) 98765-4321' })).toHaveProperty('protocol', 'tel:');
  expect(panel.asked.find(({ path }) => path.endsWith('one/show'))?.body).toEqual({ field: 'phone' });
  list.getByText('ontem');
  list.getByText('hoje às 14:30');
  list.getByRole('link', { name: 'Sem nome, ABC123' });
  expect(list.queryByRole('link', { name: /Ver todos/ })).toBeNull();
});

it('the hour of a contact is told once when it comes, and of what was due before nothing is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    cleanup();
    // jsdom draws frames by a timer: one that waits on the false clock would stop them for every file that shares the window.
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
  });
  const panel = begin('seller');
  const hour = minuteInBrasilia(Date.now() + 120_000);
  panel.answers(listDueLeads, () => ({
    leads: [due('one', 'Maria Souza', `${addDays(today, -1)}T09:00`), due('two', 'Ana Reis', hour)],
    more: false,
  }));
  await screen.findByLabelText('1 contato para agora');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(130_000));
  screen.getByLabelText('2 contatos para agora');
  const notice = within(screen.getByRole('alert'));
  notice.getByText(`Contato combinado para ${hour.slice(11)}`);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  panel.answers(readLead, () => ({ lead: null, orderNumber: 'UF-1' }));
  fireEvent.click(notice.getByRole('button', { name: 'Ana Reis' }));
  await screen.findByRole('link', { name: /UF-1/ });
});

it('a manager’s start page compares this week with the last', async () => {
  begin('manager');
  const week = await part('Últimos 7 dias');
  const row = (await week.findByRole('rowheader', { name: 'Viraram pedido' })).closest('tr');
  expect(Array.from(row?.cells ?? [], ({ textContent }) => textContent)).toEqual([
    'Viraram pedido',
    '20%',
    '10%',
    '+10 p.p.',
  ]);
  expect(week.getByRole('row', { name: /^Contatos começados/ }).lastElementChild?.textContent).toBe('-50%');
  expect(week.getByRole('row', { name: /^Mensalidades vendidas/ }).lastElementChild?.textContent).toBe(
    '+50%',
  );
  expect(week.getByRole('row', { name: /^Renovações/ }).lastElementChild?.textContent).toBe('+100%');
});

it('a start page compares nothing with a week without leads', async () => {
  begin('manager', [order], { ...weekBefore, begun: 0, ordered: 0, orders: 0 });
  const week = await part('Últimos 7 dias');
  for (const name of ['Contatos começados', 'Pedidos', 'Viraram pedido'])
    expect((await week.findByRole('rowheader', { name })).closest('tr')?.lastElementChild?.textContent).toBe(
      '–',
    );
});

it('a start page without orders says so', async () => {
  begin('seller', []);
  await screen.findByText('Nenhum pedido hoje até agora.');
});
