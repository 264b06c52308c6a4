import type { Plan } from '../../../contract/offer/plan.ts';
import type { AdvisedPlan } from './PlanAdvice.tsx';

/** The plans reduced to what the advice needs, to keep the page small. */
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
