import * as z from 'zod/mini';

/**
 * The state of a renewal: placed while the contact on file may object, cancelled by an objection, confirmed once the
 * time to object is over.
 */
export const renewalState = z.enum(['placed', 'confirmed', 'cancelled']);

export type RenewalState = z.output<typeof renewalState>;

/** What a customer sees of a renewal, without personal data. */
export const followedRenewal = z.object({
  number: z.string(),
  protocol: z.string(),
  state: renewalState,
  placedAt: z.string(),
  plan: z.object({ name: z.string(), offerCode: z.string() }),
  price: z.number(),
  directDebit: z.boolean(),
  /** Regulations and contracts of the offer. */
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
});

export type FollowedRenewal = z.output<typeof followedRenewal>;
