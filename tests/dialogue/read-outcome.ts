import { messageContext } from '../../src/dialogue/message-context.ts';
import type { MessageOutcome } from '../../src/dialogue/outcome/message-outcome.ts';
import { outcomeOf } from '../../src/dialogue/outcome/outcome-of.ts';
import type { QuestionContext } from '../../src/dialogue/outcome/question-context.ts';
import { selectFacts } from '../../src/store/selectors.ts';
import { readActs } from '../sagas/read-acts.ts';

/** What a message comes to at a question, read by the model that the shop has. */
export function readOutcome(message: string, question: QuestionContext): MessageOutcome {
  const sold = selectFacts(question.state).coverage?.plans ?? [];
  const context = messageContext({ ...question, plans: question.plans ?? sold });
  return outcomeOf(message, readActs({ message, context }, sold).acts, question).outcome;
}
