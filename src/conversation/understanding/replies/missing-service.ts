import { planReplies } from '../../../content/conversation/plan-replies.ts';
import { missingServices } from '../plans/services-said.ts';
import type { Reading } from '../reading.ts';
import { type Text, textOf, wordsOf } from '../text/text.ts';

const mostOfService = 4;

/** 'Queria com Prime Video, pode ser dos de 500': a plan is proposed, and that none has this service is said. */
export function withMissingService(reading: Reading, { plain }: Text): Reading {
  if (reading.kind !== 'proposal' || reading.answers.every(({ field }) => field !== 'idPlan')) return reading;
  const missing = missingServices(plain);
  if (missing.length === 0) return reading;
  const said = planReplies.noService(missing, false);
  const { left = '', ...rest } = reading;
  const isService = wordsOf(left).length <= mostOfService && missingServices(textOf(left).plain).length > 0;
  return {
    ...rest,
    ...(left !== '' && !isService && { left }),
    reply: [said, reading.reply === planReplies.noService(missing, true) ? '' : reading.reply]
      .filter(Boolean)
      .join(' '),
  };
}
