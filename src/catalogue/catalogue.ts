import * as z from 'zod/mini';
import { saleRule } from './sale.ts';

const prices = { price_full: z.number(), price: z.number(), price_with_dacc: z.number() };

/** Months of this plan's discounts, if they differ from the catalogue's. */
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
  /** Where and when it is sold, on any list. */
  sale: z.optional(saleRule),
});

/** A plan in one list. Values here override the plan's. */
const offer = z.strictObject({
  id: z.int(),
  sku: z.string(),
  ...z.partial(z.object(prices)).shape,
  ...ownMonths,
  offerCode: z.optional(z.string()),
  livelo_dacc_points: z._default(z.int(), 0),
  showOnLanding: z.optional(z.boolean()),
  /** Ids it had at other prices: an order under way keeps working with them. */
  replaces: z.optional(z.array(z.int())),
  sale: z.optional(saleRule),
});

const list = z.strictObject({
  /** Part of this list's offer codes. */
  code: z.optional(z.string()),
  plan_type: z._default(z.nullable(z.enum(['refidel', 'migration'])), null),
  showOnLanding: z._default(z.boolean(), true),
  installationSchedule: z._default(z.boolean(), true),
  /** Added to the benefits of its plans. */
  addonBonus: z._default(z.array(z.string()), []),
  /** Where and when the whole list is sold. */
  sale: z.optional(saleRule),
  plans: z.array(offer),
});

/** Every plan with its price, and the changes of each list: `catalogue/catalogue.json`. */
export const catalogue = z.strictObject({
  edition: z.int(),
  discountMonths: z.int(),
  /** For plans with a streaming service; other plans have no minimum term. */
  loyaltyMonths: z.int(),
  /** The monthly price of each service beside a plan that does not include it. */
  streaming: z.record(z.string(), z.number()),
  benefits: z.record(z.string(), z.string()),
  plans: z.record(z.string(), plan),
  lists: z.record(z.string(), list),
  /** The list of campaigns without one of their own. Without it, every campaign needs a list. */
  fallback: z.optional(z.string()),
});

export type Catalogue = z.output<typeof catalogue>;
