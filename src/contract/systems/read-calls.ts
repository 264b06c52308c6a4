import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { orderNumber } from '../followed-order.ts';
import { callRecord, eventRecord, leadRecord, orderRecord, visitRecord } from './records.ts';

const moment = z.iso.datetime({ offset: true });

const query = z.strictObject({
  after: z
    .optional(z.string().check(z.regex(/^[\dTZ:.-]{0,24}_[\w-]{0,64}$/)))
    .check(z.describe('`next` of the page before, also of the last one: it leads to what changes later')),
  changed_since: z
    .optional(moment)
    .check(z.describe("Only what has changed since, by the server's time; not read beside `after`")),
  limit: z
    ._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50)
    .check(z.describe('How many changes a page tells of at most')),
});

const page = {
  next: z.string(),
  /** Whether more is there already. */
  hasMore: z.boolean(),
};

/** Ids of what does not exist any more. */
const deleted = z.array(z.string());

export const listOrderRecords = endpoint('GET', 'v1/orders', 'key', {
  summary: 'List orders in the order of their changes',
  scope: 'orders:read',
  query,
  response: z.object({ orders: z.array(orderRecord), deleted, ...page }),
});

export const readOrderRecord = endpoint('GET', 'v1/orders/:number', 'key', {
  summary: 'Get an order by its number',
  scope: 'orders:read',
  params: z.object({ number: orderNumber }),
  response: z.object({ order: orderRecord }),
});

export const listLeadRecords = endpoint('GET', 'v1/leads', 'key', {
  summary: 'List leads in the order of their changes',
  scope: 'leads:read',
  query,
  response: z.object({ leads: z.array(leadRecord), deleted, ...page }),
});

export const readLeadRecord = endpoint('GET', 'v1/leads/:id', 'key', {
  summary: 'Get a lead by its id',
  scope: 'leads:read',
  params: z.object({ id: z.uuid() }),
  response: z.object({ lead: leadRecord }),
});

export const listCallRecords = endpoint('GET', 'v1/calls', 'key', {
  summary: 'List requested calls in the order of their changes',
  scope: 'calls:read',
  query,
  response: z.object({ calls: z.array(callRecord), deleted, ...page }),
});

export const listVisitRecords = endpoint('GET', 'v1/visits', 'key', {
  summary: 'List the visit of each order in the order of its changes; empty once there is none',
  scope: 'visits:read',
  query,
  response: z.object({ visits: z.array(visitRecord), deleted, ...page }),
});

export const listEventRecords = endpoint('GET', 'v1/events', 'key', {
  summary: 'List events as webhooks send them, for eight days, from the first key that may read them on',
  scope: 'events:read',
  query,
  response: z.object({ events: z.array(eventRecord), deleted, ...page }),
});
