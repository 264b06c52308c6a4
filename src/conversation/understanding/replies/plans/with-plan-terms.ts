import { replies } from '../../../../content/conversation/replies.ts';
import { penaltyOf } from '../../../../funnel/plans/offer-terms.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../../funnel/plans/plan-choice.ts';
import type { Asked, Reading } from '../../reading.ts';
import { priceInOrder } from './price-replies.ts';

/** Another plan than the chosen one comes with its price and with how long it binds. */
export function withPlanTerms(reading: Reading, asked: Asked): Reading {
  if (reading.kind !== 'proposal' || reading.reply !== undefined) return reading;
  const before = asked.facts.answers.idPlan === undefined ? null : chosenPlan(asked.facts);
  const id = reading.answers.find(({ field }) => field === 'idPlan')?.raw.idPlan?.[0];
  const plan = offeredPlans(asked.facts).find((one) => String(one.id) === id);
  if (before === null || plan === undefined || plan === before) return reading;
  const isDebitTold = reading.answers.find(({ field }) => field === 'direct_debit')?.raw.direct_debit?.[0];
  const isDebit = isDebitTold === undefined ? asked.facts.answers.direct_debit : isDebitTold === 'true';
  const { loyaltyMonths: months } = plan;
  const binds = months !== null && months > 0;
  const loyalty = binds ? replies.loyalty.months(months, penaltyOf(plan)) : null;
  const free = months === 0 && before.loyaltyMonths !== 0 ? replies.loyalty.none : null;
  return { ...reading, reply: [priceInOrder(plan, isDebit), loyalty ?? free].filter(Boolean).join(' ') };
}
