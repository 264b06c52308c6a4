import { planReplies } from '../../../content/conversation/plan-replies.ts';
import { missingServices } from '../plans/services-said.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields, isReview } from '../recognise-answers.ts';
import { type Text, textOf, wordsOf } from '../text/text.ts';
import { changesPlan } from './plan-reply.ts';

const mostOfService = 4;

const namesPlan = /\b(?:planos?|megas?|gigas?|com|tem|tenha|inclui)\b/;

/**
 * 'Queria com Prime Video, pode ser dos de 500', '600 com Disney, vencimento dia 10': a plan is proposed, or other answers are, and
 * that no plan has this service is said.
 */
export function withMissingService(reading: Reading, { plain }: Text, asked: Asked): Reading {
  if (reading.kind !== 'proposal') return reading;
  const isOfPlan =
    awaitedFields(asked).includes('idPlan') ||
    (isReview(asked) && changesPlan.test(plain) && namesPlan.test(plain)) ||
    reading.answers.some(({ field }) => field === 'idPlan');
  const missing = isOfPlan ? missingServices(plain) : [];
  if (missing.length === 0) return reading;
  const said = planReplies.noService(missing, false);
  const { left = '', ...rest } = reading;
  const isService = wordsOf(left).length <= mostOfService && missingServices(textOf(left).plain).length > 0;
  return {
    ...rest,
    ...(left !== '' && !isService && { left }),
    reply: reading.reply?.startsWith(said) ? said : [said, reading.reply].filter(Boolean).join(' '),
  };
}
