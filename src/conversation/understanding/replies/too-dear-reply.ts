import { offeredPlans } from '../../../funnel/offered-plans.ts';
import { withoutUnwantedPlans } from '../plans/without-other-plans.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { lowestPrice } from './price-replies.ts';
import { few, withPlans } from './with-plans.ts';

/** 'O de 1 giga tá caro', 'meu filho quer o de 600, mas é puxado': the lowest price, and the plans to choose from. */
export function tooDearReply(plain: string, asked: Asked): Reading | null {
  const offered = offeredPlans(asked.facts);
  const lowest = awaitedFields(asked).includes('idPlan') ? lowestPrice(offered) : null;
  if (lowest === null || withoutUnwantedPlans(plain) === plain) return null;
  return withPlans(lowest, few(offered), offered, asked);
}
