import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listOrders } from '../../src/contract/panel/orders.ts';
import { listedOrder } from './listed.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

function openOrders() {
  const panel = fakePanel('seller');
  panel.answers(listOrders, () => ({ orders: [listedOrder], isCut: false, next: '2026-11-19 UF-0' }));
  showPanel('/pedidos');
  return () => panel.asked.findLast(({ path }) => path.endsWith('/orders/search'))?.body;
}

it('the field of a search or a code keeps the focus after Enter, and the search when it is cleared', async () => {
  const asked = openOrders();
  const field = await screen.findByLabelText(/^Número, protocolo/);
  await userEvent.type(field, 'Maria{Enter}');
  await waitFor(() => expect(asked()).toEqual({ search: 'Maria' }));
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(asked()).toEqual({}));
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', '');
  const plan = screen.getByLabelText('Código do plano');
  await userEvent.type(plan, 'd600b{Enter}');
  await waitFor(() => expect(asked()).toEqual({ plan: 'd600b' }));
  expect(document.activeElement).toBe(plan);
});

it('another page of a list begins at the heading', async () => {
  const asked = openOrders();
  const heading = () => screen.getByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver mais antigos' }));
  await waitFor(() => expect(asked()).toEqual({ after: '2026-11-19 UF-0' }));
  expect(document.activeElement).toBe(heading());
  await userEvent.click(screen.getByRole('button', { name: 'Voltar aos mais recentes' }));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});
