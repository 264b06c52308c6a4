import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import type { Reply, Several } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { consentQuestion, isConsent } from '../answers/consent.ts';
import { undoneBy } from '../answers/consequence-of.ts';
import { mistypedEmail } from '../answers/mistyped-email.ts';
import { lacksAccount } from '../answers/other-bank.ts';
import { mergeAnswers } from '../messages/merge-proposals.ts';
import { asText, type DoneHere, type ReplyOutcome } from './message-outcome.ts';
import type { QuestionContext } from './question-context.ts';
import { correctStep } from './run-command.ts';

const { found } = sideQuestionWords.several;

export const joinTexts = (...texts: readonly (string | undefined)[]): string =>
  [...new Set(texts.filter(Boolean))].join(' ');

/** Whether other answers wait for confirmation. They would be lost if these were submitted. */
const isBesideOthers = (
  answers: readonly RecognisedAnswer[],
  waiting: readonly RecognisedAnswer[],
): boolean => waiting.some(({ field }) => answers.every((answer) => answer.field !== field));

/** Without chips: the question says what is accepted. */
const unnamed = (answers: readonly RecognisedAnswer[]): RecognisedAnswer[] =>
  answers.map((answer) => ({ ...answer, shown: '' }));

/** Asks to confirm these answers, together with those that wait. A consent has its own question, and waits alone. */
export function proposed(
  answers: readonly RecognisedAnswer[],
  { state, waiting }: QuestionContext,
  { told, ...more }: Pick<Several, 'told' | 'part'> = {},
): DoneHere {
  const facts = selectFacts(state);
  const replied = (reply: Reply): ReplyOutcome => ({ kind: 'reply', reply });
  const beside = { ...more, ...(told && { told }) };
  if (isConsent(answers)) {
    if (isBesideOthers(answers, waiting)) return asText(replies.confirmsFirst);
    return replied({
      kind: 'several',
      answers: unnamed(answers),
      text: joinTexts(told, consentQuestion(facts)),
      ...beside,
    });
  }
  const warning = mistypedEmail(answers, waiting);
  const undone = undoneBy(mergeAnswers(waiting, answers), facts);
  const reply: Reply = {
    kind: 'several',
    answers: warning?.answers ?? answers,
    text: joinTexts(told, undone, warning?.message, found),
    ...(warning && { other: warning.other }),
    ...beside,
  };
  const account = waiting.length === 0 && lacksAccount(answers, facts) ? atAccount(answers, state) : null;
  return account === null ? replied(reply) : { ...account, beside: reply };
}

/** Another bank is confirmed where its agency and its account are asked. */
function atAccount(answers: readonly RecognisedAnswer[], state: QuestionContext['state']) {
  const step = answers.find(({ field }) => field === 'bank')?.step;
  const opened = step && correctStep(step, state);
  return opened?.kind === 'go' ? opened : null;
}
