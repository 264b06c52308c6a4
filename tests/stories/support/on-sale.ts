import { readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { shownPlans } from '../../../src/funnel/landing-plans/shown-plans.ts';

const lists = readPlanLists('catalogue');

/** What the shop sells today under this sku: no story knows a price, a name or a code by heart. */
export function onSale(sku: string, prefix = ''): Plan {
  const plan = lists.forCampaign(prefix).find((one) => one.sku === sku);
  if (plan === undefined) throw new Error(`Nothing is sold as ${sku} under '/${prefix}'.`);
  return plan;
}

/** What the landing page of a campaign shows today, in its order. */
export const onLanding = (prefix = ''): readonly Plan[] =>
  shownPlans(lists.forCampaign(prefix), {
    campaign: fileCampaigns.byPrefix(prefix),
    landing: fileCampaigns.byPrefix(prefix).landing,
    route: '/',
  });

/** The page of an offer's label. */
export const offerPage = (sku: string): string => `/ofertas/${onSale(sku).offerCode}/`;
