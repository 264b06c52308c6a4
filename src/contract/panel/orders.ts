import * as z from 'zod/mini';
import { stateCode } from '../address.ts';
import { cancelCause } from '../cancel-cause.ts';
import { panelCall } from '../endpoint.ts';
import { orderNumber, orderState } from '../followed-order.ts';
import { freeText, period, schedule } from '../lead/answers.ts';
import { faceNames } from '../measurement/event-properties.ts';
import { touches } from '../measurement/touch.ts';
import { maybe } from '../reply.ts';
import { campaignFilter, touchFilter } from './campaign-filter.ts';
import { sold } from './figures.ts';
import { addsNote, maskedFields, showsField, timelineEntry } from './opened-record.ts';
import { amendment, amendmentName } from './order-amendments.ts';
import { dayFilter, foundTooMany, searchedList } from './searched-list.ts';

export const listedOrder = z.object({
  number: z.string(),
  placedAt: z.string(),
  state: orderState,
  name: z.string(),
  town: z.string(),
  plan: z.string(),
  priceCents: z.int(),
  campaign: z.string(),
  /** Empty if unknown. */
  face: z.string(),
  touches,
  visit: z.nullable(schedule),
  /** The operator whose lead it was. */
  seller: z.nullable(z.string()),
});

export type ListedOrder = z.output<typeof listedOrder>;

export const orderList = searchedList('orders', {
  summary: 'List orders by filters or search',
  right: 'orders.see',
  filter: {
    state: z.optional(orderState),
    campaign: campaignFilter,
    /** The face of the last answer. */
    face: z.optional(z.enum(faceNames)),
    plan: z.optional(freeText(16)),
    region: z.optional(stateCode),
    ...touchFilter,
    /** The operator who sold it. */
    seller: z.optional(z.uuid()),
    /** By the order. */
    ...dayFilter,
  },
  found: { orders: z.array(listedOrder), isCut: foundTooMany },
  file: { right: 'orders.export', name: 'pedidos.csv' },
});

export type OrderFilter = z.output<typeof orderList.filter>;

export const listOrders = orderList.call;

export const readOrderTotals = panelCall('POST', 'panel/orders/totals', 'orders.see', {
  summary: 'Get how many orders the filters or a search find, and what they sold',
  body: orderList.file.body,
  response: sold,
});

const orderDetail = z.object({
  ...listedOrder.shape,
  protocol: z.string(),
  /** The number in the carrier's own system, once handed over. */
  externalNumber: z.nullable(z.string()),
  idLead: z.string(),
  address: z.string(),
  complement: z.string(),
  /** The visit's region in the calendar. */
  region: z.nullable(z.string()),
  /** Free days to which this operator may move the visit. */
  days: z.array(z.object({ date: z.string(), periods: z.array(period) })),
  directDebit: z.boolean(),
  dueDate: z.int(),
  personal: maskedFields,
  /** States that this operator may set. */
  mayBecome: z.array(orderState),
  /** What this operator may amend now. */
  mayAmend: z.array(amendmentName),
  /** How many changes it has had: an amendment of an older one is refused. */
  revision: z.int(),
  /** Plans that are sold at its address today, at the price that this customer would pay. */
  plans: z.array(z.object({ id: z.int(), plan: z.string(), priceCents: z.int() })),
  /** What the plan costs by either payment. */
  prices: z.object({ debit: z.int(), bill: z.int() }),
  timeline: z.array(timelineEntry),
});

export type OrderDetail = z.output<typeof orderDetail>;

const params = z.object({ number: orderNumber });

export const readOrder = panelCall('GET', 'panel/orders/:number', 'orders.see', {
  summary: 'Get an order with its timeline, personal data masked',
  params,
  hasEffect: true,
  response: z.object({ order: orderDetail }),
});

export const showOrderField = panelCall('POST', 'panel/orders/:number/show', 'personal.show', {
  ...showsField,
  summary: 'Reveal a masked field of an order; audited',
  params,
});

export const addOrderNote = panelCall('POST', 'panel/orders/:number/notes', 'orders.change', {
  ...addsNote,
  params,
});

export const changeOrderState = panelCall('POST', 'panel/orders/:number/state', 'orders.change', {
  summary: "Change an order's state; refused if it is no longer the one seen",
  params,
  body: z.strictObject({
    from: orderState,
    to: orderState,
    reason: maybe(freeText(300)),
    /** What the customer reads about a cancellation. */
    cause: z.optional(cancelCause),
  }),
  response: z.object({ state: orderState }),
});

export const amendOrder = panelCall('POST', 'panel/orders/:number/mendings', 'orders.mend', {
  summary:
    'Mend contact, complement or plan of an order and tell its customer, or ask them for another payment; refused if it has changed',
  params,
  body: z.strictObject({ revision: z.int(), amendment }),
  response: z.object({}),
});

export const copyOrder = panelCall('POST', 'panel/orders/:number/copies', 'leads.work', {
  summary: 'Copy an order that ended into a lead of the operator; the same one while it is open',
  params,
  response: z.object({ idLead: z.string() }),
});
