import { replies } from '../../../../content/conversation/replies.ts';
import { reviewRefused } from '../../../../content/messages/review-decided.ts';
import type { Asked, QuestionReading } from '../../reading.ts';

/** 'Quero que uma pessoa analise', 'dá pra rever meu pedido?'. */
const review = /\b(?:revis\w+|rever|reve|revejam?|(?:re)?analis\w+|(?:re)?avali\w+)\b/;
/** 'Por que foi recusado?', 'qual o motivo?'. */
const reason = /\b(?:por ?que|pq|motivo|razao)\b/;
const refused =
  /\b(?:recus\w+|reprov\w+|negad[oa]|negaram|negou|nao (?:fui |foi |me )*(?:aprov\w+|pass\w+)|rejeit\w+)\b/;

/** The page offers no second review. */
const mayAskReview = ({ steps, facts }: Asked): boolean =>
  steps.some(({ screen }) => screen === 'rejected' || screen === 'quiz-failed') &&
  facts.risk?.message !== reviewRefused;

/** Where the analysis refused the order: the way to the review by a person, and what is known of the reason. */
export function rejectionReply(plain: string, asked: Asked): QuestionReading | null {
  if (!mayAskReview(asked)) return null;
  if (review.test(plain)) return { kind: 'question', reply: replies.rejection.review };
  return reason.test(plain) || refused.test(plain)
    ? { kind: 'question', reply: replies.rejection.reason }
    : null;
}
