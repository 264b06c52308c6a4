import * as z from 'zod/mini';
import { orderState } from '../followed-order.ts';
import { leadWork } from '../lead/lead-work.ts';
import { handOverOrder } from '../services/orders.ts';
import { webhookBodies, webhookEvents } from '../webhooks/webhook-events.ts';

/** What other systems read. A thing has one schema in lists, alone, and in what events say of it. */

const { address, customer } = handOverOrder.body.shape;
const { name, companyName, phone, otherPhone, email, document } = customer.shape;

/** Masked for a key without `personal:read`; empty once erased. */
const person = {
  customer: z.object({
    document: z.nullable(document),
    name,
    companyName,
    phone,
    otherPhone,
    email,
  }),
  address,
};

export const orderRecord = z.object({
  ...webhookEvents['order.placed'].data.shape,
  /** The name that the seller has today. */
  sellerName: z.nullable(z.string()),
  state: orderState,
  leadId: z.string(),
  /** The face in which it was ordered. */
  face: z.nullable(z.string()),
  /** The number in the carrier's system. */
  externalNumber: z.nullable(z.string()),
  ...person,
});

export type OrderRecord = z.output<typeof orderRecord>;

const { leadId, protocol, campaign, face, channel, touches, step, planSku } =
  webhookEvents['lead.abandoned'].data.shape;

export const leadRecord = z.object({
  leadId,
  protocol,
  status: z.enum(['open', 'ordered']),
  orderNumber: z.nullable(z.string()),
  campaign,
  step,
  planSku,
  ...{ face, channel, touches },
  /** What the shop's people do about it. */
  work: leadWork,
  acceptsOffers: z.boolean(),
  startedAt: z.string(),
  /** Of the last answer. */
  answeredAt: z.string(),
  ...person,
});

export type LeadRecord = z.output<typeof leadRecord>;

export const callRecord = z.object({
  ...webhookEvents['call.requested'].data.shape,
  /** Empty while it waits. */
  resolvedAt: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
});

const { orderNumber, state, region, visit } = orderRecord.shape;

export const visitRecord = z.object({
  orderNumber,
  state,
  region,
  visit,
  city: z.nullable(z.string()),
});

export const eventRecord = z.discriminatedUnion('type', [
  webhookBodies['order.placed'],
  webhookBodies['order.changed'],
  webhookBodies['renewal.placed'],
  webhookBodies['renewal.objected'],
  webhookBodies['lead.abandoned'],
  webhookBodies['call.requested'],
]);

export type EventRecord = z.output<typeof eventRecord>;
