import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import type { Lead } from './lead.ts';

/** The lead's plan at its current price. */
export const planOfLead = (
  { planLists }: { readonly planLists: PlanLists },
  lead: Lead,
): ListedPlan | undefined =>
  lead.plan_id === null ? undefined : planLists.find(lead.addon ?? undefined, lead.plan_id);
