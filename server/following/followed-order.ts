import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { fromCents } from '../../src/brazil/money.ts';
import type { FollowedOrder } from '../../src/contract/followed-order.ts';
import { offerFacts } from '../catalogue/offer-texts.ts';
import type { Connection } from '../database/database.ts';
import type { RequestContext } from '../http/route-group.ts';
import { leadAddress } from '../leads/lead-address.ts';
import { movableStates } from '../orders/order-states.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';
import { daysLeftIn } from '../visits/visits.ts';
import { withdrawUntil } from './withdraw-until.ts';

/** The customer's view of an order. */
export async function followedOrder(
  context: RequestContext,
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
    history: history.map(({ at, to, visit }) => ({ at, to, visit })),
    days: order.region !== null && mayMove(order, context) ? await daysLeftIn(context, db, order.region) : [],
    withdrawUntil: withdrawUntil(order, history, today),
  };
}

/** Not on the day itself, when the technician may be on the way. */
export function mayMove({ state, visit }: PlacedOrder, { today }: Pick<RequestContext, 'today'>): boolean {
  const day = visit === null ? null : parseBrazilianDate(visit.date);
  return day !== null && movableStates.includes(state) && toIsoDate(day) > toIsoDate(today);
}
