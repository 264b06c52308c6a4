import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addDays } from '../../src/brazil/calendar-days.ts';
import * as calendar from '../../src/contract/panel/calendar.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const monday = '2026-11-23';
const orderNumber = 'UF-0123456789A';

it('a visit is moved by its button, which says where to', async () => {
  const panel = fakePanel('manager');
  const visit = { orderNumber, state: 'placed' as const, period: 'manha' as const, who: 'Maria S.' };
  const card = { ...visit, neighborhood: 'Bela Vista', city: 'São Paulo', mayMove: true };
  const slot = { period: 'manha' as const, isOffered: true, booked: 1, capacity: 2 };
  panel.answers(calendar.readCalendar, () => ({
    today: monday,
    days: [{ day: addDays(monday, 1), slots: [{ ...slot, visits: [card] }] }],
    regions: [{ region: 'SP' as const, booked: 1 }],
  }));
  panel.answers(calendar.moveVisitByOperator, () => ({
    visit: { date: '30/11/2026', period: 'manha' as const },
  }));
  showPanel(`/agenda?regiao=SP&dia=${monday}`);
  await screen.findByText('1 de 2');
  expect(screen.getByRole('link', { name: 'Maria S.' }).getAttribute('href')).toBe(`/pedidos/${orderNumber}`);
  expect(screen.getByRole('link', { name: 'Capacidade' }).getAttribute('href')).toContain(monday);
  await userEvent.click(screen.getByRole('button', { name: 'Remarcar a visita de Maria S.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remarcar a visita de Maria S.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remarcar' }));
  await screen.findByText(/^Visita remarcada para/);
  expect(panel.asked.find(({ method }) => method === 'PATCH')?.path).toBe(`/api/panel/visits/${orderNumber}`);
});

it('a day is closed only by a typed zero, and a number that is too high is refused as it was typed', async () => {
  const panel = fakePanel('manager');
  panel.answers(calendar.listCapacity, () => ({ isOurs: true, rules: [] }));
  panel.answers(calendar.setCapacity, () => ({}));
  showPanel(`/agenda/capacidade?regiao=SP&dia=${monday}`);
  const many = await screen.findByLabelText(/Visitas \(zero fecha\)/);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar regra' }));
  const sent = () => panel.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await userEvent.clear(many);
  await save();
  expect(many).toHaveProperty('value', '');
  expect(sent()).toEqual([]);
  await userEvent.type(many, '0');
  await save();
  await screen.findByText('Regra salva.');
  expect(sent()).toMatchObject([{ capacity: 0 }]);
  panel.refusesField(calendar.setCapacity, 'capacity', 'O máximo é 9999.');
  await userEvent.clear(many);
  await userEvent.type(many, '99999');
  await save();
  await screen.findByText('O máximo é 9999.');
  expect(many).toHaveProperty('value', '99999');
  expect(many.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(many);
  expect(sent().at(-1)).toMatchObject({ capacity: 99_999 });
  // The week stays chosen.
  const back = screen.getByRole('link', { name: 'Voltar à agenda' });
  expect(back.getAttribute('href')).toBe(`/agenda?regiao=SP&dia=${monday}`);
});
