import { channelOf } from '../../src/contract/measurement/touch.ts';
import type { WebhookData } from '../../src/contract/webhooks/webhook-events.ts';
import type { Connection } from '../database/database.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';
import type { OrderChange, PlacedOrder } from './placed-order.ts';

export async function tellPlaced(webhooks: Webhooks, db: Connection, order: PlacedOrder): Promise<void> {
  const { leadId, createdAt } = order;
  await webhooks.tell(db, { name: 'order.placed', data: placedData(order), leadId }, new Date(createdAt));
}

/** What is told of an order whenever it is told of. */
export function placedData(order: PlacedOrder): WebhookData<'order.placed'> {
  const { number, protocol, region, campaign, plan, priceCents, directDebit, dueDate, visit } = order;
  return {
    orderNumber: number,
    protocol,
    region,
    campaign,
    ...{ face: order.face, channel: channelOf(order.face), touches: order.touches },
    sellerId: order.sellerId,
    plan: { id: plan.id, sku: plan.sku, name: plan.plan },
    priceCents,
    directDebit,
    dueDay: dueDate,
    visit,
    placedAt: order.createdAt,
  };
}

export function tellChanged(
  webhooks: Webhooks,
  db: Connection,
  order: PlacedOrder,
  { to, by, visit }: OrderChange,
  now: Date,
  amended: WebhookData<'order.changed'>['amended'] = null,
): Promise<void> {
  const { number, protocol, region, leadId } = order;
  const moment = { changedAt: now.toISOString(), previousVisit: order.visit };
  const actor = by === 'carrier' ? 'operator' : by;
  const told = { orderNumber: number, protocol, region, from: order.state, to, by: actor };
  const data = { ...told, visit, amended, ...moment };
  return webhooks.tell(db, { name: 'order.changed', data, leadId }, now);
}
