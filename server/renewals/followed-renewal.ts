import { fromCents } from '../../src/brazil/money.ts';
import type { FollowedRenewal } from '../../src/contract/followed-renewal.ts';
import { type PlacedRenewal, stateOfRenewal } from './placed-renewal.ts';

/** The customer's view of a renewal. */
export const followedRenewal = (placed: PlacedRenewal, now: Date): FollowedRenewal => ({
  number: placed.orderNumber,
  protocol: placed.renewal.protocol,
  state: stateOfRenewal(placed, now),
  placedAt: placed.placedAt,
  plan: { name: placed.plan.plan, offerCode: placed.plan.offerCode },
  price: fromCents(placed.priceCents),
  directDebit: placed.directDebit,
  documents: placed.plan.regulations,
});
