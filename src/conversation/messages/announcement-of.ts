import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { conversationWords } from '../../content/conversation/words.ts';
import { answerName } from '../../dialogue/answers/answer-name.ts';
import { isSensitive } from '../../dialogue/answers/is-sensitive.ts';
import { spoken } from '../../dialogue/answers/spoken.ts';
import type { Facts } from '../../funnel/facts.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { askedFields } from '../../funnel/walk.ts';
import { clearWhileTyped, type RecognisedAnswer } from '../../store/recognised-answer.ts';
import { actionsOf, answersOfOpen, type SideQuestion } from '../../store/reply.ts';

const { announced: words, editing } = sideQuestionWords;

/** An answer as it is read aloud: what is shown in clear is said in clear. */
export const named = (answer: RecognisedAnswer): string =>
  `${answerName(answer)}: ${answer.isTyped ? clearWhileTyped(answer) : spoken(answer)}`;

function replyOf({ reply }: SideQuestion): string {
  const by = actionsOf(reply).ofPerson?.by;
  if (by) return `${conversationWords.ofTeam(by)} ${reply.text}`;
  const found = answersOfOpen(reply).filter(({ shown }) => shown !== '');
  return found.length === 0 ? reply.text : `${reply.text} ${found.map(named).join('; ')}.`;
}

/** That an earlier answer is changed, what it is now, and how to leave it. */
export function editingAnnouncement(steps: readonly Step[], facts: Facts): string {
  const now = steps.flatMap((step) =>
    askedFields(step, facts).flatMap((field) => {
      const shown = isSensitive(field) ? undefined : shownAnswer(field, facts);
      return shown ? [`${answerName({ step: step.id, field })}: ${shown}`] : [];
    }),
  );
  return [
    editing.note,
    ...(now.length > 0 ? [words.now(now.join('; '))] : []),
    words.back(editing.back),
  ].join(' ');
}

/**
 * What a screen reader announces after a side question: its reply, and again what is open. What was heard is not said
 * with what comes after it.
 */
export function announcementOf(
  question: string,
  {
    latest,
    isHeard,
    open,
  }: { latest: SideQuestion | undefined; isHeard: boolean; open: SideQuestion | null },
): string {
  const last = latest !== undefined && (open === null || latest.id > open.id) ? latest : undefined;
  const news = last === undefined || isHeard ? '' : replyOf(last);
  // In the talk with a person the question is not said over and over.
  if (last !== undefined && actionsOf(last.reply).ofPerson) return news;
  return [news, open === null ? question : replyOf(open)].filter(Boolean).join(' ');
}
