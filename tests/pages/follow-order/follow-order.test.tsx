import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { stateWords } from '../../../src/content/screens/follow-page.ts';
import { type FollowedOrder, orderNumber, writtenOrderNumber } from '../../../src/contract/followed-order.ts';
import { freeDays } from '../../../src/pages/follow-order/MoveVisit.tsx';
import { historyOf, OrderView } from '../../../src/pages/follow-order/OrderView.tsx';
import { beforeFollowing } from '../../../src/store/site/following.ts';
import type { FollowTask } from '../../../src/store/site/following-events.ts';

const visit = { date: '25/11/2026', period: 'manha' } as const;
const at = '2026-11-22T15:00:00Z';

const order: FollowedOrder = {
  number: 'UF-0123456789A',
  protocol: 'ABC123',
  state: 'placed',
  placedAt: at,
  plan: { name: 'Fibra de teste', offerCode: 'T1' },
  price: 1.5,
  directDebit: false,
  dueDate: 10,
  visit,
  address: 'Rua das Flores, 20 · Centro · Campinas SP',
  conditions: [],
  documents: [],
  history: [{ at, to: 'placed', visit, text: null }],
  days: [
    { date: '25/11/2026', periods: ['manha', 'tarde'] },
    { date: '26/11/2026', periods: ['manha'] },
  ],
  withdrawUntil: '29/11/2026',
};

const shown = (changes: Partial<FollowedOrder>, ask: (task: FollowTask) => void = () => undefined) =>
  render(
    <OrderView
      order={{ ...order, ...changes }}
      state={{ ...beforeFollowing, phase: 'open' }}
      phones={{ sales: true, support: true }}
      ask={ask}
      onLeave={() => undefined}
    />,
  );

describe('an order number as typed', () => {
  it.each([
    'uf-0123456789a',
    'UF 01234 56789A',
    '0123456789a',
    'UF-O123456789A',
    'UF-0I23456789A',
    'uf0l23456789a',
  ])('the typed order number is read as “%s”', (typed) => {
    expect(writtenOrderNumber(typed)).toBe('UF-0123456789A');
    expect(orderNumber.safeParse(writtenOrderNumber(typed)).success).toBe(true);
  });
});

describe('the history of an order', () => {
  it('the history tells a moved visit from a new state and shows the next states', () => {
    const text = 'Instalação remarcada: 26/11/2026, manhã (8h às 12h)';
    const history = [...order.history, { at, to: 'placed' as const, visit, text }];
    const titles = historyOf({ ...order, history }).map((event) => [event.title, event.at !== null]);
    expect(titles).toEqual([
      [stateWords.placed.past, true],
      [text, true],
      [stateWords.confirmed.past, false],
      [stateWords.scheduled.past, false],
      [stateWords.installed.past, false],
    ]);
  });

  it('the history of an ended order shows no next states', () => {
    const history = [...order.history, { at, to: 'cancelled' as const, visit: null, text: null }];
    expect(historyOf({ ...order, state: 'cancelled', history }).every((event) => event.at !== null)).toBe(
      true,
    );
  });
});

it('the free days leave out the present visit', () => {
  expect(freeDays(order)).toEqual([
    { date: '25/11/2026', periods: ['tarde'] },
    { date: '26/11/2026', periods: ['manha'] },
  ]);
});

describe('moving the visit', () => {
  async function move() {
    const asked: FollowTask[] = [];
    shown({}, (task) => asked.push(task));
    await userEvent.click(screen.getByRole('button', { name: 'Remarcar a instalação' }));
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Remarcar para este dia' }));
    return { asked, send };
  }
  const day = (date: RegExp) =>
    within(screen.getByRole('radiogroup', { name: 'Novo dia' })).getByRole('radio', { name: date });
  const periods = () => screen.getByRole('radiogroup', { name: 'Período' });

  it('what is missing takes the focus, each time the form is sent: the day, then the period', async () => {
    const { asked, send } = await move();
    await send();
    expect(document.activeElement).toBe(day(/25\/11/));
    await userEvent.click(day(/26\/11/));
    await send();
    await send();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Manhã/ }));
    expect(periods().getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  it('the only period left of a day is chosen by the customer, which ends the error', async () => {
    const { asked, send } = await move();
    await userEvent.click(day(/25\/11/));
    await send();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Tarde/ }));
    expect(periods().getAttribute('aria-invalid')).toBeNull();
    await send();
    expect(asked).toEqual([
      { kind: 'move', number: order.number, schedule: { date: '25/11/2026', period: 'tarde' } },
    ]);
  });
});

describe('the page of an order', () => {
  it('an order in progress can be moved or withdrawn', () => {
    shown({});
    expect(screen.getByRole('button', { name: 'Remarcar a instalação' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Quero desistir' })).toBeDefined();
  });

  it('the page names who helps when moving and withdrawing are no longer possible', () => {
    shown({ days: [], withdrawUntil: null });
    expect(screen.queryByRole('button', { name: 'Remarcar a instalação' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Quero desistir' })).toBeNull();
    expect(screen.getByText(/Para mudar a visita agora/)).toBeDefined();
    expect(screen.getByText(/prazo de 7 dias/)).toBeDefined();
  });

  it('a withdrawn order shows its receipt with the time', () => {
    const history = [...order.history, { at, to: 'withdrawn' as const, visit: null, text: null }];
    shown({ state: 'withdrawn', visit: null, days: [], withdrawUntil: null, history });
    expect(screen.getByText(/desistência em 22\/11\/2026 às 12:00. Protocolo ABC123/)).toBeDefined();
    expect(screen.queryByText('Sua instalação')).toBeNull();
  });
});
