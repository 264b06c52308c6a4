import { replies } from '../../../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../../../content/conversation/side-questions.ts';
import type { RootState } from '../../../../store/root-reducer.ts';
import { selectFacts } from '../../../../store/selectors.ts';
import type { RecognisedAnswer, Understood } from '../../../understanding/reading.ts';
import type { MessageOutcome } from '../../message-outcome.ts';
import type { QuestionContext } from '../../question-context.ts';
import { asWritten, confirming, joinTexts, replied } from '../../replied.ts';
import { runCommand } from '../../run-command.ts';
import { consentQuestion, isConsent } from '../consent.ts';
import { withoutNumbers } from '../echo-of.ts';
import { mistypedEmail } from '../mistyped-email.ts';
import { lacksAccount } from '../other-bank.ts';
import { undoneBy } from '../undone-by.ts';
import { mergeAnswers } from './merge-answers.ts';

const { found, foundOf } = sideQuestionWords.several;

type Proposed = Extract<Understood, { kind: 'proposal' }>;

/** Whether other answers wait for confirmation. They would be lost if these were submitted. */
export const isBesideOthers = (
  answers: readonly RecognisedAnswer[],
  waiting: readonly RecognisedAnswer[],
): boolean =>
  answers.length > 0 && waiting.some(({ field }) => answers.every((answer) => answer.field !== field));

/** Without chips: the question says what is accepted. */
const unnamed = (answers: readonly RecognisedAnswer[]): RecognisedAnswer[] =>
  answers.map((answer) => ({ ...answer, shown: '' }));

/** Asks to confirm these answers, together with those that wait. A consent has its own question, and waits alone. */
export function proposed(
  { answers, reply, left, asks, part, guess }: Proposed,
  { state, waiting }: QuestionContext,
): MessageOutcome {
  const facts = selectFacts(state);
  if (isConsent(answers))
    return isBesideOthers(answers, waiting)
      ? replied(replies.confirmsFirst, undefined, false)
      : confirming(unnamed(answers), joinTexts(reply, consentQuestion(facts)));
  const warning = mistypedEmail(answers, waiting);
  const undone = undoneBy(mergeAnswers(waiting, answers), facts);
  const text = joinTexts(reply, undone, warning?.message, left === undefined ? found : foundOf(left));
  const other = warning?.other ?? asWritten(guess);
  const outcome = confirming(warning?.answers ?? answers, text, other, part, reply);
  if (lacksAccount(answers, facts) && waiting.length === 0) return atAccount(outcome, answers, state);
  return {
    ...outcome,
    ...(asks !== undefined && { asks: true, question: withoutNumbers(asks) }),
  };
}

/** Another bank is confirmed where its agency and its account are asked. */
function atAccount(
  outcome: Extract<MessageOutcome, { kind: 'reply' }>,
  answers: readonly RecognisedAnswer[],
  state: RootState,
): MessageOutcome {
  const step = answers.find(({ field }) => field === 'bank')?.step;
  const opened = step && runCommand({ name: 'correct', step }, state);
  return opened?.kind === 'go' ? { ...opened, beside: outcome.reply } : outcome;
}
