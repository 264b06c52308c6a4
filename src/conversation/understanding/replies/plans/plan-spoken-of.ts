import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { planMention } from '../../plans/plan-mention.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { inDigits } from '../../spoken/spoken-numbers.ts';
import type { Text } from '../../text/text.ts';
import { inShort } from '../topics/computed-replies.ts';
import { isPlanAskedFor } from './plan-reply.ts';
import { withPlans } from './with-plans.ts';

const wishes =
  /\b(?:quero|queria|pode ser|vou|fico|prefiro|escolho|coloca|bota|fecha|manda|me ve|contratar|assinar)\b/;

/** Describes the plan of a question that has no reply of its own: it is not chosen ('2 giga é exagero, né?'). */
export function planSpokenOf(text: Text, asked: Asked): QuestionReading | null {
  const offered = offeredPlans(asked.facts);
  const plain = inDigits(text);
  const [only, another] = wishes.test(plain) ? [] : (planMention(plain, offered)?.plans ?? []);
  return only !== undefined && another === undefined && isPlanAskedFor(asked)
    ? withPlans(inShort(only), [only], offered, asked)
    : null;
}
