import * as z from 'zod/mini';
import { followWords } from '../../content/screens/follow-order.ts';
import { endpoint } from '../endpoint.ts';
import { followedOrder, orderCode, orderNumber } from '../followed-order.ts';
import { schedule } from '../lead/answers.ts';
import { phoneProof } from '../lead/lead.ts';
import { maybe, succeeded } from '../reply.ts';

const followed = z.object({ success: succeeded, order: followedOrder });
const ifMissing = { says: followWords.notOffered };

export const openOrder = endpoint({
  method: 'POST',
  path: 'order/access',
  summary: 'Follow an order: its number and the last four digits of the phone on file',
  access: 'anyone',
  body: z.strictObject({ orderNumber, ...phoneProof.shape }),
  response: followed,
  ifMissing,
});

export const sendOrderCode = endpoint({
  method: 'POST',
  path: 'order/code',
  summary: 'Send a code to the contact of an order; answered alike where there is none',
  access: 'anyone',
  body: z.strictObject({ orderNumber }),
  response: z.object({ success: succeeded }),
  ifMissing,
});

export const openOrderByCode = endpoint({
  method: 'POST',
  path: 'order/access/code',
  summary: 'Follow an order: its number and the code that was sent',
  access: 'anyone',
  body: z.strictObject({ orderNumber, code: orderCode }),
  response: followed,
  ifMissing,
});

export const getFollowedOrder = endpoint({
  method: 'GET',
  path: 'order/followed',
  summary: 'The order that this browser placed or follows, the newest',
  access: 'anyone',
  response: z.object({ success: succeeded, order: maybe(followedOrder) }),
  ifMissing: { reply: { order: null } },
});

export const getOrderSummary = endpoint({
  method: 'POST',
  path: 'order/summary',
  summary: 'What was ordered, or the whole contract of it, as a PDF file in base64',
  access: 'anyone',
  body: z.strictObject({ orderNumber, document: z.optional(z.enum(['summary', 'contract'])) }),
  response: z.object({ success: succeeded, name: z.string(), pdf: z.string() }),
  ifMissing,
});

export const getOrderData = endpoint({
  method: 'POST',
  path: 'order/data',
  summary: 'Everything kept on who ordered, as a JSON file in base64; what is sealed comes masked',
  access: 'anyone',
  body: z.strictObject({ orderNumber }),
  response: z.object({ success: succeeded, name: z.string(), json: z.string() }),
  ifMissing,
});

export const moveVisit = endpoint({
  method: 'PATCH',
  path: 'order/visit',
  summary: 'Move the visit of an order to another day or period',
  access: 'anyone',
  body: z.strictObject({ orderNumber, schedule }),
  response: followed,
  ifMissing,
});

export const withdrawOrder = endpoint({
  method: 'POST',
  path: 'order/withdrawal',
  summary: 'Withdraw from an order within seven days',
  access: 'anyone',
  body: z.strictObject({ orderNumber }),
  response: followed,
  ifMissing,
});
