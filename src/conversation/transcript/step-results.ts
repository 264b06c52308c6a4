import { formatMonthly } from '../../brazil/money.ts';
import { stepResultBubbles } from '../../content/conversation/step-results.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import type { Facts } from '../../funnel/facts.ts';
import { chosenPlan } from '../../funnel/plan-choice.ts';
import type { EffectName } from '../../funnel/steps/step.ts';
import type { PathEntry } from '../../funnel/walk.ts';

function ofPlace({ place }: Facts): string | null {
  if (place === null) return null;
  const parts = [place.address, place.neighborhood, `${place.city}/${place.UF}`].filter(
    (part) => part !== '',
  );
  return (place.address === '' ? stepResultBubbles.town : stepResultBubbles.place)(parts.join(', '));
}

function ofCoverage(facts: Facts): string | null {
  if (facts.coverage === null || facts.coverage.plans.length === 0) return null;
  const plan = facts.answers.idPlan === undefined ? chosenPlan(facts) : null;
  // The choice among plans says so itself.
  if (plan === null) return null;
  return stepResultBubbles.coveredWith(
    plan.plan,
    formatMonthly(monthlyPrice(plan, facts.answers.direct_debit)),
  );
}

const texts: Partial<Record<EffectName, (facts: Facts) => string | null>> = {
  findPostcode: ofPlace,
  checkCoverage: ofCoverage,
  confirmIdentity: ({ risk }) => (risk?.status === 'approved' ? stepResultBubbles.identified : null),
};

/** What the shop found out with a step, said before it asks on. */
export const stepResultText = ({ step, state }: PathEntry, facts: Facts): string | null =>
  step.effect !== null && state === 'complete' ? (texts[step.effect.name]?.(facts) ?? null) : null;
