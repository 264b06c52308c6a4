import { planReplies } from '../../../content/conversation/plan-replies.ts';
import { replies } from '../../../content/conversation/replies.ts';
import { chosenPlan } from '../../../funnel/plans/plan-choice.ts';
import { wishesPlan } from '../plans/plan-wish.ts';
import type { Asked, Reading } from '../reading.ts';
import type { Recognised } from '../recognise-answers.ts';
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
  const plan = wishesPlan(plain, asked) ? chosenPlan(asked.facts) : null;
  const reply =
    plan === null ? replies.isNoted(expectedOf(asked, null)) : planReplies.isChosen(priceOf(plan));
  return { kind: 'question', reply };
}
