import { formatMonthly } from '../brazil/money.ts';
import { findingBubbles } from '../content/conversation/findings.ts';
import { monthlyPrice } from '../contract/monthly-price.ts';
import type { Facts } from '../funnel/facts.ts';
import { chosenPlan } from '../funnel/plan-choice.ts';
import type { EffectName } from '../funnel/step.ts';
import type { PathEntry } from '../funnel/walk.ts';

function ofPlace({ place }: Facts): string | null {
  if (place === null) return null;
  const parts = [place.address, place.neighborhood, `${place.city}/${place.UF}`].filter(
    (part) => part !== '',
  );
  return (place.address === '' ? findingBubbles.town : findingBubbles.place)(parts.join(', '));
}

function ofCoverage(facts: Facts): string | null {
  if (facts.coverage === null || facts.coverage.plans.length === 0) return null;
  const plan = facts.answers.idPlan === undefined ? chosenPlan(facts) : null;
  // The choice among plans says so itself.
  if (plan === null) return null;
  return findingBubbles.coveredWith(plan.plan, formatMonthly(monthlyPrice(plan, facts.answers.direct_debit)));
}

const tellings: Partial<Record<EffectName, (facts: Facts) => string | null>> = {
  findPostcode: ofPlace,
  checkCoverage: ofCoverage,
  confirmIdentity: ({ risk }) => (risk?.status === 'approved' ? findingBubbles.identified : null),
};

/** What the house found out with a step, told before it asks on. */
export const findingOf = ({ step, state }: PathEntry, facts: Facts): string | null =>
  step.effect !== null && state === 'complete' ? (tellings[step.effect.name]?.(facts) ?? null) : null;
