import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import { type FieldProblem, problemCodes } from '../../src/contract/problem.ts';
import type { Providers } from '../http/create-providers.ts';
import { Refusal } from '../http/refusal.ts';
import type { Lead } from './lead.ts';

/** The lead's plan at its current price. */
export const planOfLead = ({ planLists }: Providers, lead: Lead): ListedPlan | undefined =>
  lead.plan_id === null ? undefined : planLists.find(lead.addon ?? undefined, lead.plan_id);

export function refuseMissing(missing: FieldProblem[]): void {
  const [first] = missing;
  if (!first) return;
  const sentence = missing.length === 1 ? first.message : `Ainda faltam respostas. ${first.message}`;
  throw new Refusal(422, problemCodes.invalid, sentence, missing);
}
