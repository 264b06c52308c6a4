import * as z from 'zod/mini';
import { followWords } from '../content/screens/follow-order.ts';
import { period, schedule } from './lead/answers.ts';
import { orderEnds } from './order-end.ts';
import { maybe } from './reply.ts';

export const orderState = z.enum(['placed', 'confirmed', 'scheduled', 'installed', ...orderEnds]);

export type OrderState = z.output<typeof orderState>;

/** Corrects a typed order number: lower case, spaces, missing 'UF', O for 0, and I or L for 1. */
export function writtenOrderNumber(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const drawn = signs.startsWith('UF') ? signs.slice(2) : signs;
  return `UF-${drawn.replace(/O/g, '0').replace(/[IL]/g, '1')}`;
}

export const orderCode = z.string(followWords.wrongCode).check(z.regex(/^\d{6}$/, followWords.wrongCode));

export const orderNumber = z
  .string(followWords.wrongNumber)
  .check(z.regex(/^UF-[0-9A-HJKMNP-TV-Z]{11}$/, followWords.wrongNumber));

/** What a customer sees of an order, without personal data. */
export const followedOrder = z.object({
  number: z.string(),
  protocol: z.string(),
  state: orderState,
  placedAt: z.string(),
  plan: z.object({ name: z.string(), offerCode: z.string() }),
  price: z.number(),
  directDebit: z.boolean(),
  dueDate: z.int(),
  visit: maybe(schedule),
  /** Street and number, neighbourhood, town. */
  address: z.string(),
  /** The offer's terms as they were when it was accepted. */
  conditions: z._default(z.array(z.object({ label: z.string(), value: z.string() })), []),
  /** Regulations and contracts of the offer. */
  documents: z._default(z.array(z.object({ title: z.string(), url: z.string() })), []),
  history: z.array(
    z.object({
      at: z.string(),
      to: orderState,
      visit: maybe(schedule),
      /** What happened, where it is not the state alone. */
      text: maybe(z.string()),
    }),
  ),
  /** Days the visit may be moved to; empty if it may not. */
  days: z.array(z.object({ date: z.string(), periods: z.array(period) })),
  /** The last day to withdraw online, dd/mm/yyyy. */
  withdrawUntil: maybe(z.string()),
});

export type FollowedOrder = z.output<typeof followedOrder>;
