import type { Sales } from '../../../contract/panel/figures.ts';
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

export function comparedSales({ total: { now, before }, renewals }: SalesOfPeriods) {
  const counted = (label: string, of: (sales: Sales) => number, write = readableCount) => ({
    label,
    now: write(of(now)),
    before: write(of(before)),
    change: readableChange(of(now), of(before)),
  });
  const rate = ({ ordered, begun }: Sales) => ordered / begun;
  const points = readablePoints(rate(now) - rate(before));
  return {
    begun: counted(words.begun, ({ begun }) => begun),
    orders: counted(words.orders, ({ orders }) => orders),
    rate: {
      label: words.rate,
      now: readableShare(now.ordered, now.begun),
      before: readableShare(before.ordered, before.begun),
      change: now.begun * before.begun === 0 ? '–' : `${points} p.p.`,
    },
    cents: counted(words.cents, ({ cents }) => cents, readableCents),
    ticket: counted(words.ticket, ({ cents, orders }) => (orders === 0 ? 0 : cents / orders), readableCents),
    ended: counted(words.ended, ({ ended }) => ended),
    renewals: {
      label: words.renewals,
      now: readableCount(renewals.now),
      before: readableCount(renewals.before),
      change: readableChange(renewals.now, renewals.before),
    },
  };
}
