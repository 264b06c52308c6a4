import * as z from 'zod/mini';
import { orderState } from '../followed-order.ts';
import { schedule } from '../lead/answers.ts';
import { channels, touches } from '../measurement/touch.ts';

const moment = z.string();
const visit = z.nullable(z.object({ date: schedule.shape.date, period: schedule.shape.period }));

const plan = z.object({ id: z.int(), sku: z.string(), name: z.string() });

const order = {
  orderNumber: z.string(),
  protocol: z.string(),
  /** The state, from the postcode. */
  region: z.nullable(z.string()),
};

/** What brought the lead: its face, its channel, and marks of the first and the last visit. */
const origin = { face: z.nullable(z.string()), channel: z.enum(channels), touches };

const event = <const Data extends z.ZodMiniType>(summary: string, data: Data) => ({ summary, data });

/**
 * Events sent to other systems. They contain no document, address or bank account: the receiver requests
 * these by order number.
 */
export const webhookEvents = {
  'order.placed': event(
    'An order was placed',
    z.object({
      ...order,
      campaign: z.nullable(z.string()),
      ...origin,
      /** The panel user who sold it. */
      sellerId: z.nullable(z.string()),
      plan,
      priceCents: z.int(),
      directDebit: z.boolean(),
      dueDay: z.int(),
      visit,
      placedAt: moment,
    }),
  ),
  'order.changed': event(
    "An order's state, the day of its visit, or what was mended of it changed",
    z.object({
      ...order,
      from: orderState,
      to: orderState,
      /** `operator`: a panel user or the carrier's system. */
      by: z.enum(['customer', 'operator']),
      visit,
      /** What was amended, where state and visit stayed. */
      amended: z.nullable(z.enum(['contact', 'complement', 'payment', 'plan'])),
      previousVisit: visit,
      changedAt: moment,
    }),
  ),
  'renewal.placed': event(
    'A customer renewed; the contact on file may object until it is carried out',
    z.object({
      orderNumber: z.string(),
      protocol: z.string(),
      plan,
      priceCents: z.int(),
      directDebit: z.boolean(),
      placedAt: moment,
      carriedOutFrom: moment,
    }),
  ),
  'renewal.objected': event(
    'The contact on file objected: the contract stays as it was',
    z.object({ orderNumber: z.string(), protocol: z.string(), objectedAt: moment }),
  ),
  'lead.abandoned': event(
    'An order was abandoned an hour ago, with consent to offers by e-mail',
    z.object({
      leadId: z.string(),
      protocol: z.string(),
      campaign: z.nullable(z.string()),
      ...origin,
      step: z.string(),
      planSku: z.nullable(z.string()),
      city: z.string(),
      region: z.string(),
      name: z.nullable(z.string()),
      email: z.string(),
      leftAt: moment,
    }),
  ),
  'call.requested': event(
    'A call was requested',
    z.object({
      requestId: z.string(),
      telephone: z.string(),
      campaign: z.nullable(z.string()),
      requestedAt: moment,
    }),
  ),
} as const;

const bodyOf = <const Name extends WebhookEventName>(type: Name) =>
  z.object({
    /** The same in the list of events; each receiver has a `webhook-id` of its own. */
    id: z.optional(z.string()),
    type: z.literal(type),
    timestamp: moment,
    data: webhookEvents[type].data,
  });

/** Events as they are sent, and listed. */
export const webhookBodies = {
  'order.placed': bodyOf('order.placed'),
  'order.changed': bodyOf('order.changed'),
  'renewal.placed': bodyOf('renewal.placed'),
  'renewal.objected': bodyOf('renewal.objected'),
  'lead.abandoned': bodyOf('lead.abandoned'),
  'call.requested': bodyOf('call.requested'),
} as const;

type Events = typeof webhookEvents;
export type WebhookEventName = keyof Events;
export type WebhookData<Name extends WebhookEventName> = z.input<Events[Name]['data']>;

export const webhookEventNames = [
  'order.placed',
  'order.changed',
  'renewal.placed',
  'renewal.objected',
  'lead.abandoned',
  'call.requested',
] as const satisfies readonly WebhookEventName[];
