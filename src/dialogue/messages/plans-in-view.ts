import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';
import type { ReplyActions } from '../../store/reply.ts';
import type { Surface } from './answering.ts';

/** The plans that the last reply offers, or else those that the face lists: 'o segundo' is the second of them. */
export function plansInView(
  { suggestions = [], choices = [] }: Pick<ReplyActions, 'suggestions' | 'choices'> = {},
  facts: Facts,
  { plansListed }: Surface,
): readonly Plan[] {
  const listed = plansListed?.(facts) ?? [];
  if (facts.coverage === null) return listed;
  const plans = offeredPlans(facts);
  const offered = [
    ...suggestions.map((label) => plans.find((plan) => label.endsWith(planLabel(plan, plans)))),
    ...choices.map(({ raw }) => plans.find(({ id }) => String(id) === raw.idPlan?.[0])),
  ].flatMap((plan) => plan ?? []);
  if (offered.length > 1) return offered;
  return listed.length > 0 ? listed : plans;
}
