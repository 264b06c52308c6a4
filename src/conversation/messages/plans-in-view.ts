import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';

/** The plans that the last reply offers, or else those of the list, which may be filtered: 'o segundo' is the second of them. */
export function plansInView(suggestions: readonly string[], facts: Facts): readonly Plan[] {
  const plans = offeredPlans(facts);
  const offered = suggestions.flatMap(
    (said) => plans.find((plan) => said.endsWith(planLabel(plan, plans))) ?? [],
  );
  if (offered.length > 1) return offered;
  const shown = [...document.querySelectorAll<HTMLInputElement>('[data-open] input[name="idPlan"]')];
  return shown.flatMap(({ value }) => plans.find(({ id }) => String(id) === value) ?? []);
}
