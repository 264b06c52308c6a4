import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import type { Providers } from '../app/providers.ts';
import type { Lead } from './lead.ts';

/** The lead's plan at its current price. */
export const planOfLead = ({ planLists }: Providers, lead: Lead): ListedPlan | undefined =>
  lead.plan_id === null ? undefined : planLists.find(lead.addon ?? undefined, lead.plan_id);
