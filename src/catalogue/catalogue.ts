import * as z from 'zod/mini';
import { saleRule } from './sale.ts';

const prices = { price_full: z.number(), price: z.number(), price_with_dacc: z.number() };

/** For how long the discounts of this plan hold, where that is not as long as all others. */
const ownMonths = { discountMonths: z.optional(z.int()) };

const plan = z.strictObject({
  plan: z.string(),
  description: z.string(),
  plan_download: z.int(),
  plan_upload: z.int(),
  ...prices,
  ...ownMonths,
  benefits: z.array(z.string()),
  subscriptions: z.array(z.string()),
  addonBonus: z.array(z.string()),
  installationSchedule: z._default(z.boolean(), true),
  /** Where and when it is sold, whatever list it stands on. */
  sale: z.optional(saleRule),
});

/** A plan as one list sells it: what is said here goes before what the plan says. */
const offer = z.strictObject({
  id: z.int(),
  sku: z.string(),
  ...z.partial(z.object(prices)).shape,
  ...ownMonths,
  offerCode: z.optional(z.string()),
  livelo_dacc_points: z._default(z.int(), 0),
  showOnLanding: z.optional(z.boolean()),
  /** Ids that it had at other prices: an order that is under way goes on with it. */
  replaces: z.optional(z.array(z.int())),
  sale: z.optional(saleRule),
});

const list = z.strictObject({
  /** Part of the offer codes of this list alone. */
  code: z.optional(z.string()),
  plan_type: z._default(z.nullable(z.enum(['refidel', 'migration'])), null),
  showOnLanding: z._default(z.boolean(), true),
  installationSchedule: z._default(z.boolean(), true),
  /** On top of what its plans bring. */
  addonBonus: z._default(z.array(z.string()), []),
  /** Where and when all of it is sold. */
  sale: z.optional(saleRule),
  plans: z.array(offer),
});

/** Every plan and its price, once, and what each list changes: `catalogue/catalogue.json`. */
export const catalogue = z.strictObject({
  edition: z.int(),
  discountMonths: z.int(),
  /** Of a plan that comes with a streaming service; the others bind nobody. */
  loyaltyMonths: z.int(),
  /** What a service costs a month beside a plan that does not bring it along. */
  streaming: z.record(z.string(), z.number()),
  benefits: z.record(z.string(), z.string()),
  plans: z.record(z.string(), plan),
  lists: z.record(z.string(), list),
  /** What campaigns sell whose list is not here. Without it, every campaign's list has to be. */
  fallback: z.optional(z.string()),
});

export type Catalogue = z.output<typeof catalogue>;
