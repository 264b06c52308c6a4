import { type RawBuilder, sql } from 'kysely';
import type { OrderEnd } from '../../src/contract/order-end.ts';
import type { Sold } from '../../src/contract/panel/figures.ts';

export const sumIf = (condition: RawBuilder<unknown>, many: RawBuilder<unknown> = sql`1`) =>
  sql<number>`coalesce(sum(case when ${condition} then ${many} else 0 end), 0)`;

const price = sql`orders.price_cents`;

const thatAre = (state: OrderEnd, many?: RawBuilder<unknown>) => sumIf(sql`orders.state = ${state}`, many);

/** Sums over orders, by the state that each has now. */
export const soldSums = [
  sql<number>`count(*)`.as('orders'),
  sql<number>`coalesce(sum(${price}), 0)`.as('cents'),
  thatAre('cancelled').as('cancelled'),
  thatAre('cancelled', price).as('cancelledCents'),
  thatAre('withdrawn').as('withdrawn'),
  thatAre('withdrawn', price).as('withdrawnCents'),
] as const;

export const nothingSold: Sold = {
  ...{ orders: 0, cents: 0 },
  ...{ cancelled: 0, cancelledCents: 0, withdrawn: 0, withdrawnCents: 0 },
};

/** PostgreSQL tells sums as texts. */
export const soldTogether = (one: Sold, other: Record<keyof Sold, number | string>): Sold => ({
  orders: one.orders + Number(other.orders),
  cents: one.cents + Number(other.cents),
  cancelled: one.cancelled + Number(other.cancelled),
  cancelledCents: one.cancelledCents + Number(other.cancelledCents),
  withdrawn: one.withdrawn + Number(other.withdrawn),
  withdrawnCents: one.withdrawnCents + Number(other.withdrawnCents),
});
