import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import { planWords } from '../../../../content/screens/plans.ts';
import { speedIn } from '../../plans/speed-said.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import type { Text } from '../../text/text.ts';
import { computedReplies } from '../topics/computed-replies.ts';

const asksToHave = /\b(?:tem|teem|vende\w*|oferece\w*|existe\w*|ha|trabalha\w*|chega\w*)\b/;
const tellsPostcode = /\d{5}/;

/** 'Vocês têm 500 mega?' before the address: the price of that speed, or that there is none, with those that there are. */
export function speedAskedEarly(text: Text, asked: Asked): QuestionReading | null {
  const { facts, plansListed = [] } = asked;
  const { plain } = text;
  if (facts.coverage !== null || facts.order !== null || plansListed.length === 0) return null;
  if (!asksToHave.test(plain) || tellsPostcode.test(plain) || !looksLikeQuestion(text)) return null;
  const speed = speedIn(plain);
  if (speed === null) return null;
  const isListed = plansListed.some(({ plan_download }) => plan_download === speed);
  const reply = isListed
    ? computedReplies.price(asked, plain)
    : `${planReplies.notListed(planWords.speed(speed))} ${computedReplies.price(asked, '')}`;
  return { kind: 'question', reply };
}
