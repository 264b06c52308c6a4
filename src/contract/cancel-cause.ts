import * as z from 'zod/mini';

/** Why the shop cancels an order, as the customer is told. */
export const cancelCause = z.enum([
  'no-network',
  'customer-asked',
  'not-reached',
  'nobody-home',
  'not-authorised',
  'repeated',
  'other',
]);

export type CancelCause = z.output<typeof cancelCause>;
