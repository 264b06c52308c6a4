import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { plansWithMiddle } from '../../plans/criterion.ts';
import { middle } from '../../plans/place-said.ts';
import type { Asked, Reading } from '../../reading.ts';
import type { Text } from '../../text/text.ts';

/** 'O do meio': the plan that is proposed stands in the middle of those without services, which the visitor hears. */
export function withMiddleTold(reading: Reading, { plain }: Text, { facts }: Asked): Reading {
  if (reading.kind !== 'proposal' || reading.reply !== undefined || !middle.test(plain)) return reading;
  const id = reading.answers.find(({ field }) => field === 'idPlan')?.raw.idPlan?.[0];
  const offered = offeredPlans(facts);
  const counted = plansWithMiddle(offered);
  const plan = counted.find((one) => String(one.id) === id);
  if (plan === undefined || counted.length === offered.length) return reading;
  return { ...reading, reply: planReplies.middle(plan.plan) };
}
