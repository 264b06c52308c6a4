import { fields } from '../../funnel/fields/fields.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { Decided } from './decided.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { missed } from './missed.ts';
import { proposed } from './proposed.ts';
import { openFields, stepFor } from './question-context.ts';
import { answerFrom } from './told-answers.ts';

/** The most words of an answer that was not taken for one. */
const mostWords = 6;

/** A short message that was not understood may be the answer that the line asks: it is asked whether it is. */
export function whole({ message, decisions, question }: Decided): MessageOutcome {
  const [field] = openFields(question);
  const step = field && stepFor(field, question);
  const isOther = decisions.every(({ deed }) => deed === 'expect') && !message.includes('?');
  const isShort = message.trim().split(/\s+/).length <= mostWords;
  if (!question.isTyped || !isOther || !isShort || field === undefined || !step) return missed(question);
  const reading = fields[field].read({ [field]: [message] }, selectFacts(question.state));
  if (reading.kind === 'refused') return missed(question);
  const answer = answerFrom(field, { [field]: [message] }, question);
  return answer === null ? missed(question) : proposed([answer], question);
}
