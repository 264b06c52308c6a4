import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import { offeredPlans } from '../../funnel/plan-choice.ts';

/** The plans that the visitor sees, since the list may be filtered: 'o segundo' is the second of them. */
export function plansInView(facts: Facts): readonly Plan[] {
  const shown = [...document.querySelectorAll<HTMLInputElement>('[data-open] input[name="idPlan"]')];
  const plans = offeredPlans(facts);
  return shown.flatMap(({ value }) => plans.find(({ id }) => String(id) === value) ?? []);
}
