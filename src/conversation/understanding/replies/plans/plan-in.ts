import type { Plan } from '../../../../contract/offer/plan.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../../funnel/plans/plan-choice.ts';
import { onlyPlanIn } from '../../plans/plan-mention.ts';
import type { Asked } from '../../reading.ts';

/** The plan that a question speaks of: named in it, or the one that was chosen. */
export function planIn({ facts }: Asked, words: string): Plan | null {
  const named = onlyPlanIn(words, offeredPlans(facts));
  return named ?? (facts.coverage && chosenPlan(facts));
}
