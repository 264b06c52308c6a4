import type { Plan } from '../../../contract/offer/plan.ts';

/** The parts of a plan that the drawer needs. */
export interface HiredPlan {
  sku: string;
  name: string | null;
  whatsApps: Plan['whatsApps'];
}

export const hiredPlans = (plans: readonly Plan[]): HiredPlan[] =>
  plans.map(({ sku, plan, whatsApps }) => ({ sku, name: plan, whatsApps }));
