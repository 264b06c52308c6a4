import { listedPlansId, readListedPlans } from '../../contract/offer/listed-plans.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { ReplyActions } from '../../dialogue/outcome/side-question.ts';
import type { Facts } from '../../funnel/facts.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';

/**
 * The plans that the last reply offers, or else those of the list, which may be filtered: 'o segundo' is the second of them.
 * Before the address is known, those that the campaign lists.
 */
export function plansInView(
  { suggestions = [], choices = [] }: Pick<ReplyActions, 'suggestions' | 'choices'> = {},
  facts: Facts,
): readonly Plan[] {
  if (facts.coverage === null)
    return readListedPlans(document.getElementById(listedPlansId)?.textContent ?? '');
  const plans = offeredPlans(facts);
  const offered = [
    ...suggestions.map((label) => plans.find((plan) => label.endsWith(planLabel(plan, plans)))),
    ...choices.map(({ raw }) => plans.find(({ id }) => String(id) === raw.idPlan?.[0])),
  ].flatMap((plan) => plan ?? []);
  if (offered.length > 1) return offered;
  const shown = [...document.querySelectorAll<HTMLInputElement>('[data-open] input[name="idPlan"]')];
  const listed = shown.flatMap(({ value }) => plans.find(({ id }) => String(id) === value) ?? []);
  return listed.length > 0 ? listed : plans;
}
