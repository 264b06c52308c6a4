import { sideQuestionWords } from '../../../../content/conversation/side-questions.ts';
import { wishWords } from '../../../../content/conversation/wishes.ts';
import { stepOf } from '../../../../funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../../funnel/words/every-step-words.ts';
import type { RecognisedAnswer } from '../../../understanding/reading.ts';
import { lastCorrections } from '../../../understanding/replies/likely-corrections.ts';
import { denies, speaksOfFault } from '../../../understanding/yes-no/yes-no-to-proposal.ts';
import { askedNow } from '../../asked-now.ts';
import type { MessageOutcome } from '../../message-outcome.ts';
import { type QuestionContext, shownQuestion } from '../../question-context.ts';
import { actionsOf } from '../../side-questions/side-question.ts';
import { isConsent } from '../consent.ts';
import { answersMeant } from './answers-meant.ts';
import { isMissed } from './denied-answers.ts';

/** More would push the proposal out of view. */
const most = 4;

/** Speaks of what was answered earlier. */
const before = /\b(?:atras|antes|em cima|comeco|inicio|anterior(?:es)?)\b/;

const correctionOf = ({ step, field }: RecognisedAnswer): string =>
  sideQuestionWords.correct(fieldWordsOf(field, [stepOf(step)]).inSentence);

/**
 * The reply to a message that calls something wrong while answers wait for a yes, and not what: it offers the answers that may be
 * meant, and the proposal waits on. Null for any other message.
 */
export function whichWrong(
  plain: string,
  outcome: MessageOutcome,
  { state, waiting }: QuestionContext,
): Extract<MessageOutcome, { kind: 'reply' }> | null {
  if (waiting.length === 0 || isConsent(waiting) || !isMissed(outcome) || !speaksOfFault(plain)) return null;
  const meant = answersMeant(plain, waiting);
  const isOfOne = waiting.length === 1 && meant === waiting && denies(plain, true) && !before.test(plain);
  if (isOfOne || (meant !== null && meant !== waiting)) return null;
  const likely = (outcome.kind === 'reply' && actionsOf(outcome.reply).suggestions) || [];
  const earlier = lastCorrections(askedNow(shownQuestion(state)));
  const offered =
    meant === null ? [...likely, ...waiting.map(correctionOf)] : [...waiting.map(correctionOf), ...earlier];
  const { whichOfThese, others } = wishWords.correct;
  return {
    kind: 'reply',
    reply: {
      kind: 'text',
      text: whichOfThese,
      suggestions: [...new Set(offered)].slice(0, most).concat(others),
    },
  };
}
