import { handOffWords } from '../../content/conversation/hand-off.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { selectFacts } from '../../store/selectors.ts';
import { selectSideQuestions } from '../messages/side-questions.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { openFields, type QuestionContext } from './question-context.ts';

/** The message as the answer of the open line, if its field can take it. */
export function ownAnswer(message: string, question: QuestionContext) {
  const [field] = openFields(question);
  if (!question.isTyped || field === undefined || fields[field].nature.binds) return null;
  const raw = { [field]: [message] };
  return fields[field].read(raw, selectFacts(question.state)).kind === 'read' ? raw : null;
}

/** What was replied before at this question is no help again: the way out is offered, and the third time a person. */
export function withWayOut(
  outcome: MessageOutcome,
  message: string,
  question: QuestionContext,
): MessageOutcome {
  if (outcome.kind !== 'reply' || outcome.reply.kind !== 'text') return outcome;
  const { reply } = outcome;
  const { questions } = selectSideQuestions(question.state);
  const isSame = (text: string): boolean => text === reply.text || text === handOffWords.repeated(reply.text);
  const times = questions.filter((one) => isSame(one.reply.text)).length;
  if (times === 0) return outcome;
  const own = ownAnswer(message, question) === null ? [] : [sideQuestionWords.isMyAnswer(message)];
  const suggestions = [...new Set([...own, ...(reply.suggestions ?? []), handOffWords.ask])];
  const text = times > 1 ? handOffWords.repeated(reply.text) : reply.text;
  const wayOut = times > 1 && own.length === 0 ? ({ handsOff: true } as const) : { suggestions };
  return { ...outcome, reply: { ...reply, ...wayOut, text } };
}
