import type { Plan } from '../../../contract/offer/plan.ts';

/** What the drawer has to know of the plan that somebody wants. */
export interface HiredPlan {
  sku: string;
  name: string | null;
  whatsApps: Plan['whatsApps'];
}

export const hiredPlans = (plans: readonly Plan[]): HiredPlan[] =>
  plans.map(({ sku, plan, whatsApps }) => ({ sku, name: plan, whatsApps }));
