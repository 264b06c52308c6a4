import * as z from 'zod/mini';
import { followWords } from '../../content/screens/follow-order.ts';
import { endpoint } from '../endpoint.ts';
import { followedOrder, orderCode, orderNumber } from '../followed-order.ts';
import { followedRenewal } from '../followed-renewal.ts';
import { schedule } from '../lead/answers.ts';
import { phoneProof } from '../lead/lead-id.ts';
import { maybe, succeeded } from '../reply.ts';

const followed = z.object({ success: succeeded, order: followedOrder });
/** One of both. */
const opened = z.object({ success: succeeded, order: maybe(followedOrder), renewal: maybe(followedRenewal) });
const ifMissing = { says: followWords.notOffered };

export const openOrder = endpoint('POST', 'order/access', 'anyone', {
  summary: 'Open an order or a renewal by its number and the last four digits of its phone',
  body: z.strictObject({ orderNumber, ...phoneProof.shape }),
  response: opened,
  ifMissing,
});

export const sendOrderCode = endpoint('POST', 'order/code', 'anyone', {
  summary: 'Send a code to the contact of an order or a renewal; same reply for unknown numbers',
  body: z.strictObject({ orderNumber }),
  response: z.object({ success: succeeded }),
  ifMissing,
});

export const openOrderByCode = endpoint('POST', 'order/access/code', 'anyone', {
  summary: 'Open an order or a renewal by its number and the code that was sent',
  body: z.strictObject({ orderNumber, code: orderCode }),
  response: opened,
  ifMissing,
});

export const getFollowedOrder = endpoint('GET', 'order/followed', 'anyone', {
  summary: 'Get the newest order or renewal of this browser',
  response: opened,
  ifMissing: { reply: { order: null, renewal: null } },
});

export const getOrderSummary = endpoint('POST', 'order/summary', 'anyone', {
  summary: 'Get the summary or the contract of an order as a PDF in base64',
  body: z.strictObject({ orderNumber, document: z.optional(z.enum(['summary', 'contract'])) }),
  response: z.object({ success: succeeded, name: z.string(), pdf: z.string() }),
  ifMissing,
});

export const getOrderData = endpoint('POST', 'order/data', 'anyone', {
  summary: 'Export the data of the person who ordered as JSON in base64, secrets masked',
  body: z.strictObject({ orderNumber }),
  response: z.object({ success: succeeded, name: z.string(), json: z.string() }),
  ifMissing,
});

export const moveVisit = endpoint('PATCH', 'order/visit', 'anyone', {
  summary: 'Move the visit of an order to another day or period',
  body: z.strictObject({ orderNumber, schedule }),
  response: followed,
  ifMissing,
});

export const withdrawOrder = endpoint('POST', 'order/withdrawal', 'anyone', {
  summary: 'Withdraw from an order within seven days',
  body: z.strictObject({ orderNumber }),
  response: followed,
  ifMissing,
});
