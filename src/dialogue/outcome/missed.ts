import { handOffWords } from '../../content/conversation/hand-off.ts';
import { asText } from './decided.ts';
import type { ReplyOutcome } from './message-outcome.ts';
import { expectedAt, type QuestionContext } from './question-context.ts';

/** Nothing was understood: says what to write, after two messages in a row offers a person. */
export function missed(question: QuestionContext, expected = expectedAt(question)): ReplyOutcome {
  if (question.state.misunderstandings.inARow === 0) return { ...asText(expected), isUnclear: true };
  const text = handOffWords.afterMisses(expected);
  return { kind: 'reply', reply: { kind: 'text', text, handsOff: true }, isUnclear: true };
}
