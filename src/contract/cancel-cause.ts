import * as z from 'zod/mini';

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
