import * as z from 'zod/mini';
import { maybe } from '../reply.ts';

const link = z.object({ title: z.string(), url: z.string() });

/** Properties of an offer in the specification. */
const named = {
  id: z.int(),
  sku: z.string(),
  plan: z.string(),
  discount: z.number(),
  price_full: z.number(),
  price_with_dacc: z.number(),
  price: z.number(),
  regulations: z.array(link),
  subscriptions: z.array(z.string()),
  plan_download: z.int(),
  plan_upload: z.int(),
  installationSchedule: z.boolean(),
};

const planType = z.enum(['refidel', 'migration']);

/** Properties that only our own lists have, or have in full. */
const ours = {
  benefits: z.array(z.object({ slug: z.string(), benefit: z.string() })),
  plan_type: z.nullable(planType),
  description: z.string(),
  showOnLanding: z.boolean(),
  addonBonus: z.array(z.object({ addon_description: z.string() })),
  livelo_dacc_points: z.int(),
  whatsApps: z.array(z.object({ origin_domain: z.string(), complete_link: z.string() })),
  offerCode: z.string(),
  loyaltyMonths: z.int(),
  penalty: z.number(),
  discountMonths: z.int(),
  /** Ids it had at other prices: an order under way keeps working with them. */
  replaces: z.optional(z.array(z.int())),
};

export const plan = z.object({ ...named, ...ours });

export type ListedPlan = z.output<typeof plan>;

/** An offer as any host returns it. */
export const offer = z.object({
  ...named,
  benefits: z.array(z.object({ slug: z.string(), benefit: z._default(z.string(), '') })),
  plan_type: maybe(planType),
  description: z._default(ours.description, ''),
  showOnLanding: z._default(ours.showOnLanding, true),
  addonBonus: z._default(ours.addonBonus, []),
  livelo_dacc_points: z._default(ours.livelo_dacc_points, 0),
  whatsApps: z._default(ours.whatsApps, []),
  offerCode: z._default(ours.offerCode, ''),
  // Null means unknown, which is not the same as none: unknown values are not shown.
  loyaltyMonths: maybe(ours.loyaltyMonths),
  penalty: maybe(ours.penalty),
  discountMonths: maybe(ours.discountMonths),
  replaces: ours.replaces,
  /** What it cost as a lead chose it, where that has changed since. */
  was: z.optional(z.object({ price: z.number(), price_with_dacc: z.number() })),
});

export type Plan = z.output<typeof offer>;

export const offerList = z.object({ plans: z.array(offer) });
