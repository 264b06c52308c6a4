import type { Sales, Sold } from '../../../contract/panel/figures.ts';
import {
  readableCents,
  readableChange,
  readableCount,
  readablePoints,
  readableShare,
} from '../../words/readable.ts';
import { salesWords as words } from './sales-words.ts';

interface SalesOfPeriods {
  total: { now: Sales; before: Sales };
  renewals: { now: number; before: number };
}

/** What is left of the monthly prices sold. */
export const netCents = ({ cents, cancelledCents, withdrawnCents }: Sold): number =>
  cents - cancelledCents - withdrawnCents;

export function comparedSales({ total: { now, before }, renewals }: SalesOfPeriods) {
  const compared = (label: string, one: number, other: number, write = readableCount) => ({
    ...{ label, now: write(one), before: write(other), change: readableChange(one, other) },
  });
  const money = (label: string, of: (sales: Sales) => number, ofWhat: string) => ({
    ...compared(label, of(now), of(before), readableCents),
    of: ofWhat,
  });
  const rate = ({ ordered, begun }: Sales) => ordered / begun;
  const points = readablePoints(rate(now) - rate(before));
  return {
    begun: compared(words.begun, now.begun, before.begun),
    orders: compared(words.orders, now.orders, before.orders),
    rate: {
      label: words.rate,
      now: readableShare(now.ordered, now.begun),
      before: readableShare(before.ordered, before.begun),
      change: now.begun * before.begun === 0 ? '–' : `${points} p.p.`,
    },
    renewals: compared(words.renewals, renewals.now, renewals.before),
    cents: money(
      words.cents,
      ({ cents }) => cents,
      words.ticket(now.orders === 0 ? 0 : now.cents / now.orders),
    ),
    cancelled: money(
      words.cancelled,
      ({ cancelledCents }) => cancelledCents,
      words.ofOrders(now.cancelled, now.orders),
    ),
    withdrawn: money(
      words.withdrawn,
      ({ withdrawnCents }) => withdrawnCents,
      words.ofOrders(now.withdrawn, now.orders),
    ),
    net: money(words.net, netCents, words.ofSold(netCents(now), now.cents)),
  };
}
