import * as z from 'zod/mini';
import { complement, dueDate, email, mobilePhone } from '../lead/answers.ts';
import { maybe } from '../reply.ts';

export const spokenBy = z.enum(
  ['phone', 'message', 'person'],
  'Diga como o cliente concordou com o preço novo.',
);

/** What operators amend of an order that was placed; the last one only tells the customer who is coming. */
export const amendment = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('contact'), phone: maybe(mobilePhone), email: maybe(email) }),
  z.strictObject({ what: z.literal('complement'), complement }),
  /** Asked of the customer, who confirms by a link; the price is the one that was read out. */
  z.strictObject({
    what: z.literal('payment'),
    dueDate,
    directDebit: z.boolean('Escolha a forma de pagamento.'),
    priceCents: z.int(),
  }),
  z.strictObject({
    what: z.literal('plan'),
    idPlan: z.int('Escolha o plano novo.'),
    /** The price that was read out. */
    priceCents: z.int(),
    /** Only a higher price needs it. */
    agreed: maybe(spokenBy),
  }),
  z.strictObject({ what: z.literal('technician') }),
]);

export type Amendment = z.output<typeof amendment>;

export const amendmentName = z.enum(['contact', 'complement', 'payment', 'plan', 'technician']);

export type AmendmentName = z.output<typeof amendmentName>;
