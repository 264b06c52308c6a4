import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '../../src/contract/panel/access/rights.ts';
import { listDeliveries } from '../../src/contract/panel/deliveries.ts';
import { readSales } from '../../src/contract/panel/figures.ts';
import { listLeads } from '../../src/contract/panel/leads.ts';
import { type ListedOrder, listOrders } from '../../src/contract/panel/orders.ts';
import { listOutages } from '../../src/contract/panel/outages.ts';
import { countQueues } from '../../src/contract/panel/queues.ts';
import { lastDays } from '../../src/panel/views/figures/use-figure-query.ts';
import { listedDelivery, listedLead, listedOrder as order, salesOf } from './listed.ts';
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

it('a seller’s start page shows who is contacted today, and since when the others wait', async () => {
  const panel = begin('seller');
  const due = (id: string, name: string, nextDay: string) => ({
    ...{ ...listedLead, id, name, nextDay, status: 'talking' as const },
    owner: { id: 'operator-seller', name: 'Ana Lima' },
  });
  const today = lastDays(1).to;
  panel.answers(listLeads, () => ({
    leads: [due('one', 'Maria Souza', '2026-01-31'), due('two', '', today)],
    isCut: false,
    next: null,
  }));
  const list = await part('Hoje');
  const late = await list.findByRole('link', { name: 'Maria Souza' });
  expect(late).toHaveProperty('pathname', '/contatos/one');
  expect(late.closest('p')?.textContent).toBe('Maria Souza: Em contato, atrasado desde 31/01/2026');
  const now = list.getByRole('link', { name: 'Sem nome, ABC123' });
  expect(now.closest('p')?.textContent).toBe('Sem nome, ABC123: Em contato');
  expect(list.queryByRole('link', { name: /Ver todos/ })).toBeNull();
  // Of more than a page, those that wait longest are in the first.
  const asked = panel.asked.find(({ path }) => path.endsWith('leads/search'));
  expect(asked?.body).toMatchObject({ due: 'now', order: 'oldest' });
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
