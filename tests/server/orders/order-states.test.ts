import { expect, it } from 'vitest';
import { mayBecome } from '../../../server/orders/order-states.ts';
import { withdrawUntil } from '../../../server/orders/withdraw-until.ts';
import { orderState } from '../../../src/contract/followed-order.ts';

it('a customer can only withdraw an order', () => {
  const ways = orderState.options.flatMap((from) =>
    orderState.options.filter((to) => mayBecome(from, to, 'customer')).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'placed → withdrawn',
    'confirmed → withdrawn',
    'scheduled → withdrawn',
    'installed → withdrawn',
  ]);
});

it('a cancelled or withdrawn order has no next state, and no installation is skipped', () => {
  for (const to of orderState.options) {
    expect(mayBecome('cancelled', to, 'operator')).toBe(false);
    expect(mayBecome('withdrawn', to, 'operator')).toBe(false);
  }
  expect(mayBecome('placed', 'installed', 'operator')).toBe(false);
  expect(mayBecome('scheduled', 'installed', 'operator')).toBe(true);
});

it('the time to withdraw starts again at the installation', () => {
  const today = { year: 2026, month: 12, day: 8 };
  const order = { state: 'installed', createdAt: '2026-11-20T15:00:00Z' } as const;
  const installed = {
    by: 'operator',
    operator: null,
    from: 'scheduled',
    to: 'installed',
    visit: null,
    ...{ reason: null, what: null, cause: null },
  } as const;
  expect(withdrawUntil(order, [{ ...installed, at: '2026-12-01T15:00:00Z' }], today)).toBe('08/12/2026');
  expect(withdrawUntil(order, [{ ...installed, at: '2026-11-30T15:00:00Z' }], today)).toBeNull();
});
