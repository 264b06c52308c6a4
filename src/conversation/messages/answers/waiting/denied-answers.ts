import { consentReplies } from '../../../../content/conversation/consent-replies.ts';
import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../../../content/conversation/side-questions.ts';
import { wishWords } from '../../../../content/conversation/wishes.ts';
import type { Step } from '../../../../funnel/steps/step.ts';
import type { RootState } from '../../../../store/root-reducer.ts';
import type { RecognisedAnswer, ToldPart } from '../../../understanding/reading.ts';
import { expectedOf } from '../../../understanding/replies/expected.ts';
import { wordsOf } from '../../../understanding/text/text.ts';
import { repeatsAnswer } from '../../../understanding/yes-no/repeats-answer.ts';
import { denies } from '../../../understanding/yes-no/yes-no-to-proposal.ts';
import { askedNow } from '../../asked-now.ts';
import type { MessageOutcome } from '../../message-outcome.ts';
import type { QuestionContext } from '../../question-context.ts';
import { keptIn, type Reply } from '../../side-questions/side-question.ts';
import { pickActions } from '../../side-questions/text-only.ts';
import { askFor, askForRight } from '../answer-again.ts';
import { isConsent } from '../consent.ts';
import { withoutNumbers } from '../echo-of.ts';
import { isSensitive } from '../is-sensitive.ts';
import { maskSaid } from '../mask-said.ts';
import { answersMeant } from './answers-meant.ts';
import { waitingFor } from './revise-answers.ts';
import { takesAllBack, whichOf } from './which-of-waiting.ts';

const { several } = sideQuestionWords;

/** Whether nothing was made of a message but a request to write something else. */
export const isMissed = (outcome: MessageOutcome): boolean =>
  outcome.kind === 'refusal' ||
  outcome.kind === 'panel' ||
  (outcome.kind === 'reply' &&
    (outcome.isUnclear === true ||
      (outcome.reply.kind === 'text' && asksOtherwise(outcome.reply.text)) ||
      (outcome.reply.kind !== 'several' && keptIn(outcome.reply) !== undefined)));

/** Whether a reply says nothing of what waits. */
const asksOtherwise = (text: string): boolean =>
  text === wishWords.correct.which || text.endsWith(replies.nothingAsked);

/** What a message told besides, without the request for a yes that is not open any more. */
export const withoutRequestForYes = (text: string): string => text.replace(replies.confirmsFirst, '').trim();

/** The message as the transcript shows it: it may hold a part of what is sensitive. */
export const echoOfDenial = (said: string, wrong: readonly RecognisedAnswer[]): string =>
  wrong.some(({ field }) => isSensitive(field)) ? maskSaid(said) : withoutNumbers(said);

const isBegunBy = (text: string, reply: Reply): boolean =>
  reply.kind === 'text' && reply.text.startsWith(text);

/** The stored answer, told again instead of what waits: 'plano de 500' while another plan waits. */
const isRestated = (outcome: MessageOutcome): boolean =>
  outcome.kind === 'reply' &&
  [replies.isNoted(''), planReplies.isChosen('')].some((text) => isBegunBy(text.trim(), outcome.reply));

/** What was said to the denial, if it was understood besides. */
function toldBeside(outcome: MessageOutcome) {
  if (isMissed(outcome) || outcome.kind !== 'reply' || outcome.reply.kind !== 'text') return null;
  const text = withoutRequestForYes(outcome.reply.text);
  return text === '' ? null : { ...pickActions(outcome.reply), text };
}

function closing(
  outcome: MessageOutcome,
  wrong: readonly RecognisedAnswer[],
  question: QuestionContext,
): Reply {
  const told = toldBeside(outcome);
  const [first, another] = wrong;
  if (isConsent(wrong))
    return { kind: 'text', text: consentReplies.declined.accept_information, ...told, closes: true };
  const isOne = first !== undefined && another === undefined;
  const asks = isOne
    ? askFor(first, question.state)
    : expectedOf(askedNow({ ...question, waiting: [] }), null);
  return {
    kind: 'text',
    text: `${several.dropped} ${asks}`,
    ...told,
    ...(isOne && { kept: { step: first.step, field: first.field, text: '', wrong: first.shown } }),
    closes: true,
  };
}

/** What asks for the right values, one after the other. */
function partOf(wrong: readonly RecognisedAnswer[], state: RootState): ToldPart | undefined {
  const [kept, ...others] = wrong.map(({ step, field, shown }) => ({ step, field, text: '', wrong: shown }));
  return kept && { kept: { ...kept, others }, asks: askFor(kept, state) };
}

interface Denied {
  wrong: readonly RecognisedAnswer[];
  outcome: Extract<MessageOutcome, { kind: 'reply' }>;
}

/**
 * The outcome of a message that denies answers that wait, without new values: those that it names wait no longer. If it names none
 * of several, it is asked which. `asksWhich`: that was asked. Null for any other message.
 */
export function deniedBy(
  plain: string,
  outcome: MessageOutcome,
  question: QuestionContext,
  asksWhich: boolean,
): Denied | null {
  const { waiting, steps, state } = question;
  const opensAnother = outcome.kind === 'go';
  if (waiting.length === 0 || !(opensAnother || isMissed(outcome) || isReplyOnly(outcome))) return null;
  // What waits, told again, is not taken back: 'boleto'.
  const isAgain = waiting.some((answer) => repeatsAnswer(wordsOf(plain), answer));
  const isRepeated = isRestated(outcome) && !isAgain;
  const isReply = asksWhich && mayNameWrong(plain, outcome, waiting);
  if (!isReply && !isRepeated && !isDenial(plain, outcome, waiting)) return null;
  const wrong = wrongOf(plain, outcome, waiting, steps);
  // Another question opens, or a stored answer is told again: this is about an answer that is named.
  if (wrong === null || ((isRepeated || opensAnother) && wrong === waiting)) return null;
  if (maySpareSome(plain, wrong, outcome, waiting))
    return { wrong: [], outcome: { kind: 'reply', reply: whichOf(waiting) } };
  const isAll = wrong.length === waiting.length;
  const reply = isAll ? closing(outcome, wrong, question) : withoutWrong(wrong, waiting, state);
  return { wrong, outcome: { kind: 'reply', reply } };
}

/** Whether a message may say which answer is wrong: by its name, or in words that say nothing else. */
const mayNameWrong = (
  plain: string,
  outcome: MessageOutcome,
  waiting: readonly RecognisedAnswer[],
): boolean =>
  !plain.includes('?') &&
  (isMissed(outcome) || (answersMeant(plain, waiting) ?? waiting).length < waiting.length);

const isDenial = (plain: string, outcome: MessageOutcome, waiting: readonly RecognisedAnswer[]): boolean =>
  denies(plain, isMissed(outcome)) || (isConsent(waiting) && noInFront.test(plain));

/** The answers that a denial is about; null if it only names others. */
function wrongOf(
  plain: string,
  outcome: MessageOutcome,
  waiting: readonly RecognisedAnswer[],
  steps: readonly Step[],
): readonly RecognisedAnswer[] | null {
  const meant = answersMeant(plain, waiting);
  const ofStep = waiting.filter(({ step }) => steps.some(({ id }) => id === step));
  // 'Não, com HBO' was understood of the open question.
  const isOfStep = meant === waiting && toldBeside(outcome) !== null && ofStep.length > 0;
  return isOfStep ? ofStep : meant;
}

/** Whether a no to all of several answers may mean one of them. */
const maySpareSome = (
  plain: string,
  wrong: readonly RecognisedAnswer[],
  outcome: MessageOutcome,
  waiting: readonly RecognisedAnswer[],
): boolean => wrong === waiting && waiting.length > 1 && toldBeside(outcome) === null && !takesAllBack(plain);

/** The proposal without the answers that are wrong, which are asked for one after the other. */
export function withoutWrong(
  wrong: readonly RecognisedAnswer[],
  waiting: readonly RecognisedAnswer[],
  state: RootState,
): Reply {
  const part = partOf(wrong, state);
  const rest = waiting.filter((one) => !wrong.includes(one));
  const asks = waitingFor(rest, askForRight(wrong), state, several.restFound);
  return { ...asks, ...(part && { part }), without: wrong.map((one) => one.field) };
}

/** 'Não aceito ainda'. */
const noInFront = /^(?:nao|n)\b/;

const isReplyOnly = (outcome: MessageOutcome): boolean =>
  outcome.kind === 'reply' && (outcome.reply.kind === 'text' || outcome.reply.kind === 'guess');
