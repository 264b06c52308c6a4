import { addDays } from '../../src/brazil/calendar-days.ts';
import {
  type CalendarDate,
  dayInBrasilia,
  formatBrazilianDate,
  parseIsoDate,
  toIsoDate,
} from '../../src/brazil/date.ts';
import type { OrderHistoryEntry } from './order-history.ts';
import { mayBecome, type OrderState } from './order-states.ts';

const daysToWithdraw = 7;

/** Last day to withdraw, counted from the order, from a change of its plan or, once done, from the installation; null when over. */
export function withdrawUntil(
  order: { state: OrderState; createdAt: string },
  history: readonly Pick<OrderHistoryEntry, 'at' | 'from' | 'to' | 'what'>[],
  today: CalendarDate,
): string | null {
  if (!mayBecome(order.state, 'withdrawn', 'customer')) return null;
  const renewed = history.findLast(
    ({ to, from, what }) => what === 'plan' || (to === 'installed' && from !== 'installed'),
  );
  const began = dayInBrasilia(Date.parse(renewed?.at ?? order.createdAt));
  const last = addDays(toIsoDate(began), daysToWithdraw);
  const day = parseIsoDate(last);
  return day === null || toIsoDate(today) > last ? null : formatBrazilianDate(day);
}
