import { consentReplies } from '../../content/conversation/consent-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { nameInSentence } from '../answers/answer-name.ts';
import { isConsent } from '../answers/consent.ts';
import { asText, type ReplyOutcome } from './message-outcome.ts';
import { joinTexts } from './proposed.ts';
import { expectedAt, type QuestionContext } from './question-context.ts';

/** What is stored is told again instead of what waits. */
export const keptOf = (
  dropped: readonly RecognisedAnswer[],
  question: QuestionContext,
  told: string,
): ReplyOutcome => ({
  ...asText(joinTexts(told, replies.isNoted(expectedAt({ ...question, waiting: [] })))),
  dropped,
});

/** Answers that wait are called wrong, without new values: they wait no longer, and the first is asked for. */
export function wrongOf(wrong: readonly RecognisedAnswer[], told: string): ReplyOutcome {
  const [first] = wrong;
  if (isConsent(wrong) || first === undefined)
    return { ...asText(told || consentReplies.declined.accept_information), dropped: wrong };
  const { step, field, shown } = first;
  const text = joinTexts(told, sideQuestionWords.several.right(nameInSentence(first)));
  return { ...asText(text, { kept: { step, field, text: '', wrong: shown } }), dropped: wrong };
}
