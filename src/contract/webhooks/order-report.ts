import * as z from 'zod/mini';
import { orderNumber, orderState } from '../followed-order.ts';

const reported = ['confirmed', 'scheduled', 'installed', 'cancelled'] as const;

/** What a system of the operator's says became of an order: an event by Standard Webhooks, the other way round. */
export const orderReport = z.object({
  type: z.literal('order.state'),
  timestamp: z.string(),
  data: z.object({
    orderNumber,
    state: z.enum(reported),
    /** Why it was cancelled, for the team. */
    reason: z.optional(z.string().check(z.maxLength(400))),
  }),
});

/** Where the order stands afterwards: further on, where this one came late. */
export const orderReportAnswer = z.object({ state: orderState });
