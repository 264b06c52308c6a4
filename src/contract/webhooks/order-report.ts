import * as z from 'zod/mini';
import { cancelCause } from '../cancel-cause.ts';
import { orderNumber, orderState } from '../followed-order.ts';

const reported = ['confirmed', 'scheduled', 'installed', 'cancelled'] as const;

/** A report from the carrier's system about an order's state: an incoming event in Standard Webhooks format. */
export const orderReport = z.object({
  type: z.literal('order.state'),
  timestamp: z.string(),
  data: z.object({
    orderNumber,
    state: z.enum(reported),
    /** Why it was cancelled; shown to the team. */
    reason: z.optional(z.string().check(z.maxLength(400))),
    /** What the customer reads about a cancellation. */
    cause: z.optional(cancelCause),
  }),
});

/** The order's state afterwards. It may be further on, if the report came late. */
export const orderReportAnswer = z.object({ state: orderState });
