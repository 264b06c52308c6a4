import type { Plan } from '../../../contract/offer/plan.ts';
import type { AdvisedPlan } from './PlanAdvice.tsx';

/** What of the plans advice is given by: the names of services that some bring along, and nothing else that they have. */
export const advisedPlans = (plans: readonly Plan[]): AdvisedPlan[] =>
  plans.map(({ id, sku, plan, plan_download, price_with_dacc, subscriptions, benefits, addonBonus }) => ({
    id,
    sku,
    plan,
    plan_download,
    price_with_dacc,
    subscriptions,
    addonBonus,
    benefits: benefits
      .filter(({ slug }) => subscriptions.includes(slug))
      .map(({ slug, benefit }) => ({ slug, benefit })),
  }));
