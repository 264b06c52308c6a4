import { replies } from '../../../../content/conversation/replies.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../../funnel/plans/plan-choice.ts';
import type { Asked, Reading } from '../../reading.ts';
import { pendingFields } from '../../recognise-answers.ts';
import type { Text } from '../../text/text.ts';
import { priceOf } from './price-replies.ts';

/** A bill that is chosen before it is asked comes with what it costs: where it is asked, the question says so. */
export function withBillCost(reading: Reading, { plain }: Text, asked: Asked): Reading {
  if (reading.kind !== 'proposal' || reading.reply !== undefined) return reading;
  const way = reading.answers.find(({ field }) => field === 'direct_debit')?.raw.direct_debit?.[0];
  const { direct_debit: before } = asked.facts.answers;
  if (way !== 'false' || before !== undefined || pendingFields(asked).includes('direct_debit'))
    return reading;
  const id = reading.answers.find(({ field }) => field === 'idPlan')?.raw.idPlan?.[0];
  const told = offeredPlans(asked.facts).find((one) => String(one.id) === id);
  const plan = told ?? chosenPlan(asked.facts);
  const plans = plan === null ? [...offeredPlans(asked.facts), ...(asked.plansListed ?? [])] : [plan];
  if (plans.every(({ price, price_with_dacc }) => price === price_with_dacc)) return reading;
  const cost = plan === null ? replies.price.onBill : priceOf(plan);
  return { ...reading, reply: /\bpix\b/.test(plain) ? `${replies.price.byPix} ${cost}` : cost };
}
