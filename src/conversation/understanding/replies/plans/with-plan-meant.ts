import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../../funnel/plans/plan-choice.ts';
import { onlyPlanIn } from '../../plans/plan-mention.ts';
import type { Asked, Reading } from '../../reading.ts';
import type { Text } from '../../text/text.ts';
import { withPlans } from './with-plans.ts';

/** 'Então pode ser esse' behind the reply to a question about one plan means that plan, if it is another than the chosen one. */
export function withPlanMeant(reading: Reading, { plain }: Text, asked: Asked): Reading {
  if (reading.kind !== 'question' || reading.meant !== undefined || reading.suggestions !== undefined)
    return reading;
  const offered = offeredPlans(asked.facts);
  const plan = asked.facts.order === null ? onlyPlanIn(plain, offered) : null;
  if (plan === null || plan === chosenPlan(asked.facts)) return reading;
  const { meant } = withPlans('', [plan], offered, asked);
  return { ...reading, ...(meant && { meant }) };
}
