import * as z from 'zod/mini';

const link = z.object({ title: z.string(), url: z.string() });

/** One offer. The lists in `public/json` are the only place where a price stands. */
export const plan = z.object({
  id: z.int(),
  sku: z.string(),
  plan: z.string(),
  description: z.string(),
  discount: z.number(),
  price_full: z.number(),
  price_with_dacc: z.number(),
  price: z.number(),
  benefits: z.array(z.object({ slug: z.string(), benefit: z.string() })),
  regulations: z.array(link),
  subscriptions: z.array(z.string()),
  plan_download: z.int(),
  plan_upload: z.int(),
  installationSchedule: z.boolean(),
  plan_type: z.nullable(z.enum(['refidel', 'migration'])),
  showOnLanding: z.boolean(),
  addonBonus: z.array(z.object({ addon_description: z.string() })),
  livelo_dacc_points: z.int(),
  whatsApps: z.array(z.object({ origin_domain: z.string(), complete_link: z.string() })),
  offerCode: z.string(),
  loyaltyMonths: z.int(),
  penalty: z.number(),
  discountMonths: z.int(),
});

export type Plan = z.output<typeof plan>;

export const planList = z.object({ plans: z.array(plan) });

export type PlanList = z.output<typeof planList>;
