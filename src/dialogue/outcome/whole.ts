import { closedWords } from '../../content/conversation/closed-words.ts';
import { handOffWords } from '../../content/conversation/hand-off.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { bareOf } from '../closed-words.ts';
import type { Decided } from './decided.ts';
import { asText, type MessageOutcome, type ReplyOutcome } from './message-outcome.ts';
import { proposed } from './proposed.ts';
import { expectedAt, openFields, type QuestionContext } from './question-context.ts';
import { answerFrom } from './told-answers.ts';

/** Nothing was understood: says what to write, after two messages in a row offers a person. */
export const missed = (question: QuestionContext, expected = expectedAt(question)): ReplyOutcome => ({
  ...(question.state.misunderstandings.inARow === 0
    ? asText(expected)
    : asText(handOffWords.afterMisses(expected), { handsOff: true })),
  isUnclear: true,
});

/** The most words of an answer that was not taken for one. */
const mostWords = 6;

const otherwise = new Set(closedWords.otherwise.split('|'));

/** Whether a word says that a message is no name: 'falar com atendente'. */
const saysMore = (message: string): boolean =>
  bareOf(message)
    .split(' ')
    .some((word) => otherwise.has(word));

/**
 * A short message that was not understood may be the answer that the line asks: it is asked whether it is. Where nobody
 * reads, it is one if it has the form of its field and no word that says more.
 */
export function whole({ message, decisions, question }: Decided): MessageOutcome {
  const [field] = openFields(question);
  const isOther = decisions.every(({ action }) => action === 'expect') && !message.includes('?');
  const isShort = message.trim().split(/\s+/).length <= mostWords;
  const mayAnswer = question.isTyped && isOther && isShort && field !== undefined;
  const answer = mayAnswer ? answerFrom(field, { [field]: [message] }, question) : null;
  if (answer === null) return missed(question);
  const isUnread = decisions.length === 0 && question.waiting.length === 0 && !question.wrong;
  return isUnread && !fields[answer.field].nature.binds && !saysMore(message)
    ? { kind: 'answer', raw: answer.raw }
    : proposed([answer], question);
}
