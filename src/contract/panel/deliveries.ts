import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { endpointName } from './integrations.ts';
import { isoDay } from './iso-day.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { dayFilter } from './searched-list.ts';

export const deliveryChannels = ['email', 'whatsapp', 'sms', 'webhook', 'orders', 'events'] as const;
export const deliveryStates = ['waiting', 'sending', 'sent', 'shown', 'uncertain', 'failed'] as const;

const delivery = z.object({
  id: z.string(),
  /** The kind of message or event. */
  kind: z.string(),
  channel: z.enum(deliveryChannels),
  /** The masked recipient; for events, the receiving system. */
  to: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** Short reason why it has not been sent. */
  failure: z.nullable(z.string()),
  /** The status the service reported later. */
  delivery: z.nullable(z.string()),
  createdAt: z.string(),
  dueAt: z.nullable(z.string()),
  /** The channels by which it may be sent again. */
  repeatBy: z.array(z.enum(deliveryChannels)),
  /** Its code or link has expired. */
  hasExpired: z.boolean(),
});

export type Delivery = z.output<typeof delivery>;

const deliveryParams = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const listDeliveries = panelCall('GET', 'panel/deliveries', 'messages.see', {
  summary: 'List messages and webhook events, newest first',
  query: z.strictObject({
    ...pageQuery,
    channel: z.optional(z.enum(deliveryChannels)),
    state: z.optional(z.enum(deliveryStates)),
    kind: z.optional(z.string().check(z.regex(/^[a-z.-]{1,40}$/))),
    ...dayFilter,
  }),
  response: z.object({ deliveries: z.array(delivery), next: nextCursor }),
});

export const readDelivery = panelCall('GET', 'panel/deliveries/:id', 'messages.see', {
  summary: 'Get a delivery with its content and attempts; audited',
  params: deliveryParams,
  hasEffect: true,
  response: z.object({
    delivery,
    recipient: z.string(),
    /** A summary of the message, or the event as sent. Codes, links and contacts are masked. */
    content: z.string(),
    attempts: z.array(
      z.object({
        at: z.string(),
        milliseconds: z.int(),
        /** Missing in attempts of older versions. */
        channel: z.nullable(z.string()),
        outcome: z.string(),
        reason: z.nullable(z.string()),
        /** The beginning of what a system replied. */
        reply: z.nullish(z.string()),
      }),
    ),
  }),
});

export const repeatDelivery = panelCall('POST', 'panel/deliveries/:id/repeat', 'messages.repeat', {
  summary: 'Send a delivery again under the same id, or by another channel',
  params: deliveryParams,
  body: z.strictObject({ channel: z.enum(deliveryChannels) }),
  response: z.object({ delivery }),
});

export const listReplayReceivers = panelCall('GET', 'panel/deliveries/receivers', 'messages.repeat', {
  summary: 'List the names of the receivers that events may be sent to again',
  response: z.object({ names: z.array(z.string()) }),
});

export const replayDeliveries = panelCall('POST', 'panel/deliveries/replay', 'messages.repeat', {
  summary:
    'Send the events of some days to a receiver again, each under its id; what still waits is left alone',
  body: z.strictObject({
    to: endpointName,
    from: isoDay,
    until: isoDay,
  }),
  response: z.object({ repeated: z.int() }),
});
