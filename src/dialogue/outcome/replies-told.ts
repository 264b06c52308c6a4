import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { type ActName, replyPlaces, type UnderstoodAct } from '../../contract/calls/understand.ts';
import { fields, isFieldName } from '../../funnel/fields/fields.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import type { ReplyActions } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { answerName } from '../answers/answer-name.ts';
import type { Decision } from '../decide.ts';
import { joinTexts } from './proposed.ts';
import { expectedAt, type QuestionContext, stepFor } from './question-context.ts';

/** What is said to a message, besides what it tells. */
export interface RepliesTold extends ReplyActions {
  text: string;
  /** A question has no reply yet. */
  asks: boolean;
}

/** They say nothing beside a value or a question. */
const social: ReadonlySet<ActName> = new Set<ActName>([
  'greet',
  'thanks',
  'returned',
  'doubt',
  'wait',
  'yes',
  'no',
  'other',
]);

export const isSocial = (does: ActName): boolean => social.has(does);

/** An answer by its name, as the visitor may see it. */
function answerShown(object: string, question: QuestionContext): string {
  const facts = selectFacts(question.state);
  const step = isFieldName(object) ? stepFor(object, question) : null;
  if (!isFieldName(object) || step === null) return '';
  const waits = question.waiting.find(({ field }) => field === object)?.shown;
  return `${answerName({ step, field: object })}: ${waits ?? shownAnswer(object, facts) ?? sideQuestionWords.announced.hidden}`;
}

/** The text of a reply with what only the visit knows. */
function filled(text: string, { object }: UnderstoodAct, question: QuestionContext): string {
  const facts = selectFacts(question.state);
  const { schedules } = facts.answers;
  return text
    .replaceAll(replyPlaces.orderNumber, facts.order?.orderNumber ?? '')
    .replaceAll(replyPlaces.visit, schedules === undefined ? '' : fields.schedules.show(schedules, facts))
    .replaceAll(replyPlaces.answer, answerShown(object, question));
}

/** What is said to an act; of a question in doubt, the likeliest ones to tap. */
function replyOf({ action, act }: Decision, isAnswered: boolean): UnderstoodAct['reply'] {
  if (action !== 'offer three') return act.reply;
  // Beside an answer nothing can be tapped.
  if (isAnswered) return { text: replies.askAgain };
  const suggestions = act.topics.map(({ question }) => question);
  return { text: suggestions.length > 1 ? replies.near : replies.nearOne, suggestions };
}

/** Without what the open question expects: it is said once, or it is answered by the same message. */
export const withoutExpected = (text: string, expected: string): string => text.replace(expected, '').trim();

/** The replies to the acts of a message, joined: each said once, the first that offers something has it offered. */
export function repliesTold(
  decisions: readonly Decision[],
  question: QuestionContext,
  isAnswered: boolean,
): RepliesTold | null {
  // While answers wait, what is in doubt is about them.
  const mayGuess = question.waiting.length === 0;
  const replied = decisions.filter(
    ({ action, act }) =>
      (action === 'reply' || (action === 'offer three' && mayGuess && act.topics.length > 0)) &&
      act.reply !== undefined,
  );
  const telling = replied.filter(({ act }) => !social.has(act.does));
  const chosen = telling.length > 0 || isAnswered ? telling : replied.slice(0, 1);
  const [first] = chosen;
  if (first === undefined) return null;
  const expected = expectedAt(question);
  const each = chosen.map((decision) => replyOf(decision, isAnswered));
  const texts = chosen.map(({ act }, at) => {
    const text = filled(each[at]?.text ?? '', act, question);
    return isAnswered || at < chosen.length - 1 ? withoutExpected(text, expected) : text;
  });
  const suggestions = each.flatMap((reply) => reply?.suggestions ?? []);
  const link = each.find((reply) => reply?.link)?.link;
  const helper = each.find((reply) => reply?.helper)?.helper;
  const meant = each.find((reply) => reply?.meant)?.meant;
  const asked = chosen.find(({ act }) => act.does === 'ask');
  const isKnown = asked?.action === 'reply' && asked.act.object !== '?';
  return {
    text: joinTexts(...texts),
    asks: asked !== undefined && !isKnown,
    ...(suggestions.length > 0 && { suggestions: [...new Set(suggestions)] }),
    ...(link && { link }),
    ...(helper && { helper }),
    ...(meant !== undefined && { meant: String(meant) }),
    ...(isKnown && { topic: asked.act.object }),
  };
}
