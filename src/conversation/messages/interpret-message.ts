import { handOffWords } from '../../content/conversation/hand-off.ts';
import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { currentRoute } from '../../funnel/routes/walk-routes.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectPages, selectRoute, selectWalk } from '../../store/selectors.ts';
import { leavesCorrection } from '../understanding/commands/leaves-correction.ts';
import type { KeptPart, RecognisedAnswer, Replied, Understood } from '../understanding/reading.ts';
import { withValueByPlace } from '../understanding/recognisers/with-value-by-place.ts';
import { textOf } from '../understanding/text/text.ts';
import { tooLongReply, understand } from '../understanding/understand.ts';
import { yesOrNo } from '../understanding/yes-no/yes-no.ts';
import { nextWrong, rightValue } from './answers/answer-again.ts';
import { isConsent } from './answers/consent.ts';
import { mistypedEmail } from './answers/mistyped-email.ts';
import { recognisedIn } from './answers/recognised-in.ts';
import { undoneBy } from './answers/undone-by.ts';
import { mergeAnswers } from './answers/waiting/merge-answers.ts';
import { isBesideOthers, proposed } from './answers/waiting/proposed.ts';
import { withDoubtfulYes } from './answers/waiting/with-doubtful-yes.ts';
import { withStoredComplement } from './answers/with-stored-complement.ts';
import { withToldThere } from './answers/with-told-there.ts';
import { askedNow } from './asked-now.ts';
import { findAddress } from './find-address.ts';
import { withoutRepeatedNote } from './language-note.ts';
import type { MessageOutcome } from './message-outcome.ts';
import type { QuestionContext } from './question-context.ts';
import { confirming, joinTexts, replied, withGuess } from './replied.ts';
import { runCommand } from './run-command.ts';
import type { Reply, ReplyActions } from './side-questions/side-question.ts';
import { pickActions } from './side-questions/text-only.ts';

const { found } = sideQuestionWords.several;

/**
 * Asks to confirm the answers of a card, an e-mail that looks mistyped, and answers given while others wait. Any other
 * answer is submitted at once.
 */
function answered(
  { raw, reply, topic }: Settled,
  { steps, state, waiting }: QuestionContext,
): MessageOutcome {
  const facts = selectFacts(state);
  const answers = recognisedIn(raw, steps, facts);
  const warning = mistypedEmail(answers, waiting);
  const isBeside = isBesideOthers(answers, waiting);
  if (steps.length === 1 && warning === null && !isBeside)
    return { kind: 'answer', raw, ...(reply && { reply }), ...(topic && { topic }) };
  if (isBeside && isConsent(answers)) return replied(replies.confirmsFirst, undefined, false);
  const undone = undoneBy(mergeAnswers(waiting, answers), facts);
  const text = joinTexts(reply, undone, warning?.message, found);
  return confirming(warning?.answers ?? answers, text, warning?.other, undefined, reply);
}

/** Offers a person after two misunderstood messages in a row. A value that is known but not sold does not count. */
function missed(understood: Missed, { misunderstandings }: RootState): MessageOutcome {
  const { expected, guess, asks, isKnown = false } = understood;
  const isAgain = misunderstandings.inARow > 0 && !isKnown;
  const actions: ReplyActions = isAgain ? { handsOff: true } : pickActions(understood);
  const text = isAgain ? handOffWords.afterMisses(expected) : expected;
  return {
    ...replied(text, guess, true, actions),
    isUnclear: true,
    ...(isKnown && { isKnown }),
    ...(asks && { asks }),
  };
}

type Missed = Extract<Understood, { kind: 'unclear' }>;

type Settled = Extract<Understood, { kind: 'answer' }>;

/** The reply to a message that withdraws one proposed answer; the others still wait for a yes. */
function withdrawn(
  understood: Replied,
  field: FieldName,
  waiting: readonly RecognisedAnswer[],
): MessageOutcome {
  const isWrong = (one: RecognisedAnswer): boolean => one.field === field;
  const rest = waiting.filter((one) => !isWrong(one));
  const reply: Reply =
    rest.length === 0
      ? { kind: 'text', text: understood.reply, ...pickActions(understood), closes: true }
      : { kind: 'several', answers: rest, text: joinTexts(understood.reply, found), without: [field] };
  return { kind: 'reply', reply, dropped: waiting.filter(isWrong) };
}

function follow(understood: Understood, context: MessageContext): MessageOutcome {
  const { isTyped, state, waiting } = context;
  const { guess } = understood;
  switch (understood.kind) {
    case 'answer':
      return answered(understood, context);
    case 'option':
      return understood;
    case 'command':
      return withGuess(runCommand(understood.command, state), guess);
    case 'question':
      if (understood.withdraws !== undefined) return withdrawn(understood, understood.withdraws, waiting);
      return replied(joinTexts(understood.reply, understood.part?.asks), guess, false, {
        ...pickActions(understood),
        ...(understood.part && { kept: understood.part.kept }),
      });
    case 'refused':
      return isTyped
        ? { kind: 'refusal', message: understood.message }
        : replied(understood.message, guess, true);
    case 'partial':
      // The beginning stays in the composer to be completed.
      if (isTyped && understood.stays) return { kind: 'refusal', message: understood.asks };
      return replied(understood.asks, guess, false, { kept: understood.kept });
    case 'unclear':
      return missed(understood, state);
    case 'proposal':
      return proposed(understood, context);
  }
}

/** Whether an earlier answer is asked again. */
const isEditing = (state: RootState): boolean =>
  currentRoute(selectWalk(state), selectPages(state)) !== selectRoute(state);

/** The open question, and what was said and shown before. */
export interface MessageContext extends QuestionContext {
  /** The composer asks a field, and keeps a text that the field refuses. */
  isTyped: boolean;
  /** Part of the answer, given before. */
  kept?: KeptPart | undefined;
  /** The answer that the visitor called wrong: this message may be the right one. */
  wrong?: KeptPart | undefined;
  /** The plan that 'esse' refers to. */
  meant?: string | undefined;
  isAdvising?: boolean;
  /** The plans that the visitor sees. */
  plansShown?: readonly Plan[];
  /** What the last reply offers to tap. */
  suggested?: readonly string[];
  /** The open question was reached by 'voltar'. */
  wentBack?: boolean;
}

/** 'Voltar' at an answer that is corrected leaves it as it was. */
const withCorrectionLeft = (reading: Understood): Understood =>
  reading.kind === 'command' && reading.command.name === 'back'
    ? { ...reading, command: { name: 'go-on' } }
    : reading;

/** Interprets a message and returns its outcome. */
export function interpretMessage(message: string, context: MessageContext): MessageOutcome {
  const { state, waiting, kept, wrong, meant, isAdvising, plansShown = [], suggested } = context;
  // A message that is too long stays in the composer, to be shortened.
  const tooLong = tooLongReply(message);
  if (tooLong !== null) return { kind: 'reply', reply: { kind: 'text', text: tooLong }, keeps: true };
  const { plain } = textOf(message);
  if (waiting.length === 0 && isEditing(state) && leavesCorrection(plain))
    return runCommand({ name: 'go-on' }, state);
  const agrees = yesOrNo(plain);
  const now = askedNow(context);
  // What is asked anyway, and alone, needs no yes.
  const isAsked = waiting.length === 0 && wrong !== undefined && now.open?.includes(wrong.field) === true;
  const right = wrong && !isAsked && agrees === null ? rightValue(message, wrong, state) : null;
  if (right !== null) {
    const next = wrong && nextWrong(wrong, right, state);
    return proposed({ kind: 'proposal', answers: right, ...next }, context);
  }
  const asked = {
    ...now,
    kept,
    meant,
    suggested,
    isAdvising,
    ...(plansShown.length > 0 && { plansShown }),
  };
  const understood = (text: string) => {
    const said = withoutRepeatedNote(understand(text, asked), asked);
    const reading = context.wentBack || !isEditing(state) ? said : withCorrectionLeft(said);
    const read = agrees === true ? withDoubtfulYes(reading, context) : reading;
    const there =
      read.kind === 'command'
        ? withToldThere(runCommand(read.command, state), read.command, text, state)
        : null;
    return there ?? follow(withStoredComplement(read, plain, asked), context);
  };
  const whole = textOf(message);
  const said = withValueByPlace(whole, asked);
  return findAddress(said, asked, state, understood) ?? understood(said === whole ? message : said.shown);
}
