import { planReplies } from '../../../content/conversation/plan-replies.ts';
import { replies } from '../../../content/conversation/replies.ts';
import { chosenPlan } from '../../../funnel/plans/plan-choice.ts';
import { wishesPlan } from '../plans/plan-wish.ts';
import type { Asked, Reading } from '../reading.ts';
import { isGiven, type Recognised } from '../recognise-answers.ts';
import type { Text } from '../text/text.ts';
import { expectedOf } from './expected.ts';
import { priceOf } from './plans/price-replies.ts';

/** 'É casa, sem complemento', told again where the street is asked. */
export function replyToRepeated(
  { answers, refusals, left, isRepeated }: Recognised,
  { plain }: Text,
  asked: Asked,
): Reading | null {
  const isAll = answers.length === 0 && refusals.size === 0 && left === '' && /[a-z]/.test(plain);
  if (!isRepeated || !isAll || plain.includes('?')) return null;
  return saysStored(wishesPlan(plain, asked), asked);
}

function saysStored(isOfPlan: boolean, asked: Asked): Reading {
  const plan = isOfPlan ? chosenPlan(asked.facts) : null;
  const reply =
    plan === null ? replies.isNoted(expectedOf(asked, null)) : planReplies.isChosen(priceOf(plan));
  return { kind: 'question', reply };
}

/** A correction to what is stored already changes nothing: 'em vez do boleto bota no débito', where that is the way. */
export function withStoredTold(reading: Reading, asked: Asked): Reading {
  if (reading.kind !== 'proposal' || reading.left !== undefined || reading.part !== undefined) return reading;
  const isStored = reading.answers.every(({ field, raw }) => isGiven(field, raw, asked));
  return isStored ? saysStored(reading.answers[0]?.field === 'idPlan', asked) : reading;
}
