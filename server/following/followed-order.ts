import { fromCents } from '../../src/brazil/money.ts';
import { cancelCauseWords } from '../../src/content/messages/order-state.ts';
import { orderEventWords } from '../../src/content/operator/list-words.ts';
import { periodLabels } from '../../src/content/periods.ts';
import type { FollowedOrder } from '../../src/contract/followed-order.ts';
import { dayInWords } from '../../src/funnel/schedule-days.ts';
import { offerFacts } from '../catalogue/offer-texts.ts';
import type { Connection } from '../database/database.ts';
import { leadAddress } from '../leads/lead-address.ts';
import { mayMove } from '../orders/change-order.ts';
import type { OrderHistoryEntry } from '../orders/order-history.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';
import { withdrawUntil } from '../orders/withdraw-until.ts';
import { daysLeftIn } from '../visits/visits.ts';
import type { FollowingContext } from './following-context.ts';

export async function followedOrder(
  context: FollowingContext,
  db: Connection,
  order: PlacedOrder,
): Promise<FollowedOrder> {
  const { repositories, today } = context;
  const history = await repositories.orders.history(db, order.number);
  const lead = await repositories.leads.find(db, order.leadId);
  return {
    number: order.number,
    protocol: order.protocol,
    state: order.state,
    placedAt: order.createdAt,
    plan: { name: order.plan.plan, offerCode: order.plan.offerCode },
    price: fromCents(order.priceCents),
    directDebit: order.directDebit,
    dueDate: order.dueDate,
    visit: order.visit,
    address: lead === undefined ? '' : leadAddress(lead),
    conditions: offerFacts(order.plan).map(([label, value]) => ({ label, value })),
    documents: order.plan.regulations,
    history: history.map(({ at, to, visit, ...entry }) => ({
      at,
      to,
      visit,
      text: textOf({ to, visit, ...entry }),
    })),
    days: order.region !== null && mayMove(order, context) ? await daysLeftIn(context, db, order.region) : [],
    withdrawUntil: withdrawUntil(order, history, today),
  };
}

/** What happened in the customer's words, where the state alone does not say it. */
function textOf({ from, to, visit, what, cause }: Omit<OrderHistoryEntry, 'at'>): string | null {
  if (what !== null) return orderEventWords[what];
  if (cause !== null) return `Pedido cancelado: ${cancelCauseWords[cause]}`;
  return from === to && visit !== null
    ? `Instalação remarcada: ${dayInWords(visit.date)}, ${periodLabels[visit.period].toLowerCase()}`
    : null;
}
