import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { momentKinds } from '../../src/panel/parts/moment/moment-kinds.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const asked = (panel: ReturnType<typeof fakePanel>, call: string) =>
  panel.asked.filter(({ path }) => path === `/api/panel/${call}`);

async function openOrders(address = '') {
  const panel = fakePanel('admin');
  showPanel(`/pedidos${address}`);
  const from = await screen.findByRole('textbox', { name: 'De' });
  return { panel, from, searched: () => asked(panel, 'orders/search').map(({ body }) => body) };
}

it('a day is shown and typed as day, month and year, also in its middle, and filters once it is complete', async () => {
  const { from, searched } = await openOrders('?de=2026-11-03');
  expect(from).toHaveProperty('value', '03/11/2026');
  await userEvent.type(from, '{Delete}9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(from).toHaveProperty('value', '09/11/2026');
  expect(from).toHaveProperty('selectionStart', 2);
  await userEvent.clear(from);
  await waitFor(() => expect(searched().at(-1)).not.toHaveProperty('from'));
  const before = searched().length;
  await userEvent.type(from, '0411202');
  expect(from).toHaveProperty('value', '04/11/202');
  expect(searched()).toHaveLength(before);
  await userEvent.type(from, '6');
  await waitFor(() => expect(searched().at(-1)).toMatchObject({ from: '2026-11-04' }));
  expect(from).toHaveProperty('value', '04/11/2026');
});

it('a day that does not exist is kept with a sentence once the field is left, and changes no filter', async () => {
  const { from, searched } = await openOrders('?de=2026-11-03');
  await waitFor(() => expect(searched()).toHaveLength(1));
  await userEvent.tripleClick(from);
  await userEvent.keyboard('31112025');
  expect(screen.queryByText(/^Confira o dia/)).toBeNull();
  await userEvent.tab();
  expect(from).toHaveProperty('value', '31/11/2025');
  screen.getByRole('textbox', { name: 'De', description: 'Confira o dia. Escreva como 27/11/2026.' });
  expect(searched().at(-1)).not.toMatchObject({ from: '2025-11-31' });
});

it('a day chosen in the calendar is written in the field, which has the focus', async () => {
  const { from, searched } = await openOrders();
  const calendar = from.parentElement?.querySelector('[type=date]');
  if (!calendar) throw new Error('no calendar');
  fireEvent.change(calendar, { target: { value: '2026-11-20' } });
  expect(from).toHaveProperty('value', '20/11/2026');
  expect(document.activeElement).toBe(from);
  await waitFor(() => expect(searched().at(-1)).toMatchObject({ from: '2026-11-20' }));
});

it('the first day of the figures may not be after the last, and its sentence says until when', async () => {
  const panel = fakePanel('admin');
  showPanel('/numeros/velocidade?de=2026-11-01&ate=2026-11-20');
  const from = await screen.findByRole('textbox', { name: 'De' });
  await userEvent.clear(from);
  await userEvent.type(from, '21112026');
  await userEvent.tab();
  screen.getByRole('textbox', { name: 'De', description: 'Escolha até 20/11/2026.' });
  expect(asked(panel, 'figures/speed').at(-1)?.query.get('from')).toBe('2026-11-01');
});

it.each([
  ['2', '2'],
  ['28112026', '28/11/2026'],
  ['28/11/20261', '28/11/2026 1'],
  ['28/11/2026 1030', '28/11/2026 10:30'],
  ['28112026 1030', '28/11/2026 10:30'],
  ['281120261030', '28/11/2026 10:30'],
  ['28/11/2026 às 10h30', '28/11/2026 às 10h30'],
  ['28/11/26 10:30', '28/11/26 10:30'],
  ['28/11/26 1', '28/11/26 1'],
])('a minute typed or pasted as %s is drawn as %s', (written, drawn) => {
  expect(momentKinds.minute.draw(written)).toBe(drawn);
});
