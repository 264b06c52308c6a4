import { formatMonthly } from '../../brazil/money.ts';
import { stepResultBubbles } from '../../content/conversation/step-results.ts';
import { planName } from '../../contract/offer/plan-name.ts';
import { townName, townShown } from '../../contract/town.ts';
import type { Facts } from '../../funnel/facts.ts';
import { conditionOf } from '../../funnel/plans/condition-of.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import type { EffectName } from '../../funnel/steps/step.ts';
import { offersAChoice } from '../../funnel/steps/step-conditions.ts';
import type { PathEntry } from '../../funnel/walk.ts';

function ofPlace({ place }: Facts): string | null {
  if (place === null) return null;
  if (townName(place.city) === '') return stepResultBubbles.state(place.UF);
  const parts = [place.address, place.neighborhood, townShown(place)].filter((part) => part !== '');
  return (place.address === '' ? stepResultBubbles.town : stepResultBubbles.place)(parts.join(', '));
}

function ofCoverage(facts: Facts): string | null {
  // If there is a choice of plans, that question announces the coverage.
  const plan = offersAChoice(facts) ? null : chosenPlan(facts);
  if (plan === null) return null;
  // The announced price, whatever payment is chosen later.
  const price = `${formatMonthly(plan.price_with_dacc)} ${conditionOf(plan)}`.trim();
  return stepResultBubbles.coveredWith(planName(plan, offeredPlans(facts)), price);
}

const texts: Partial<Record<EffectName, (facts: Facts) => string | null>> = {
  findPostcode: ofPlace,
  checkCoverage: ofCoverage,
  confirmIdentity: ({ risk }) => (risk?.status === 'approved' ? stepResultBubbles.identified : null),
};

/** The result of a step, announced before the next question. */
export const stepResultText = ({ step, state }: PathEntry, facts: Facts): string | null =>
  step.effect !== null && state === 'complete' ? (texts[step.effect.name]?.(facts) ?? null) : null;
