import { replies } from '../../content/conversation/replies.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import { draftKept } from '../../store/events.ts';
import { selectFacts, selectRoute } from '../../store/selectors.ts';
import type { RecognisedAnswer } from '../understanding/reading.ts';
import { textOf } from '../understanding/text/text.ts';
import { yesOrNo } from '../understanding/yes-no/yes-no.ts';
import { behindYes, isPlainYes } from '../understanding/yes-no/yes-no-to-proposal.ts';
import { askFor } from './answers/answer-again.ts';
import { confirm, draftWithout } from './answers/confirm.ts';
import { isConsent } from './answers/consent.ts';
import { echoOf } from './answers/echo-of.ts';
import { factsOfOtherQuestions } from './answers/facts-of-other-questions.ts';
import { deniedBy, echoOfDenial, isMissed, withoutRequestForYes } from './answers/waiting/denied-answers.ts';
import { proposed } from './answers/waiting/proposed.ts';
import { whichWrong } from './answers/waiting/which-wrong.ts';
import { followOutcome, type OutcomeActions } from './follow-outcome.ts';
import { interpretMessage, type MessageContext } from './interpret-message.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { plansInView } from './plans-in-view.ts';
import type { QuestionContext } from './question-context.ts';
import { joinTexts } from './replied.ts';
import { actionsOf, keptIn } from './side-questions/side-question.ts';
import type { SideQuestions } from './side-questions/use-side-questions.ts';

/** The open question, and what the messages there say about the next one. */
function contextOf({ steps, store, typed, wentBackTo, sideQuestions }: Actions): MessageContext {
  const state = store.getState();
  const { questions, kept, open } = sideQuestions;
  const last = questions.at(-1);
  const proposal = open?.reply.kind === 'several' ? open.reply : undefined;
  const wrong = (last && keptIn(last.reply)) ?? proposal?.part?.kept;
  const part = kept ?? proposal?.part?.kept;
  return {
    steps,
    state,
    isTyped: typed !== null,
    waiting: proposal?.answers ?? [],
    kept: part?.wrong === undefined ? part : undefined,
    wrong: wrong?.wrong === undefined ? undefined : wrong,
    meant: last && actionsOf(last.reply).meant,
    isAdvising: questions.some(({ reply }) => actionsOf(reply).helper === 'plan-advice'),
    plansShown: plansInView(suggestionsOf(sideQuestions), selectFacts(state)),
    suggested: suggestionsOf(sideQuestions),
    wentBack: wentBackTo.current === selectRoute(state),
  };
}

const suggestionsOf = ({ questions }: SideQuestions): readonly string[] => {
  const last = questions.at(-1);
  return (last && actionsOf(last.reply).suggestions) ?? [];
};

const asksWhich = ({ open }: SideQuestions): boolean =>
  open?.reply.kind === 'several' && open.reply.asksWhich === true;

interface Actions extends OutcomeActions {
  sideQuestions: SideQuestions;
  onSent: () => void;
}

const opening = /^(?:(?:nao|n|nn|quase|mas|so que|porem|na verdade|alias)[ ,.!]+)+(?=\S)/;

const onlyInFront = /^(?:(?:isso|tudo certo|tá certo|ta certo|sim)[ ,.]+)?(?:s[óo] (?:que )?)(?=\S)/i;
const tag = /,? (?:pode ser|né|ne|tá|ta|certo|ok)\?\s*$/i;

/** Ways to read a part of a message to answers that wait: behind its no or its yes, or without a tag. */
function partsOf(text: string): string[] {
  const { plain, shown } = textOf(text);
  const rest = behindYes(plain) ?? plain;
  const [words = ''] = opening.exec(rest) ?? [];
  const [, day] = /^(?:(?:o|no|pro|e|é|eh) )*(dia \d{1,2})[.! ]*$/.exec(rest) ?? [];
  const isDay = rest !== plain && day !== undefined;
  const cores = [
    shown.slice(plain.length - rest.length + words.length),
    shown.replace(onlyInFront, '').replace(tag, ''),
  ];
  return [...cores.filter((part) => part !== shown), ...(isDay ? [`vencimento ${day}`] : [])];
}

const proposedBy = (outcome: MessageOutcome): readonly RecognisedAnswer[] =>
  outcome.kind === 'reply' && outcome.reply.kind === 'several' ? outcome.reply.answers : [];

/** Whether a part says all that the whole does, and more: 'sim mas é o 1002, apto 31'. */
function saysMore(part: MessageOutcome, whole: MessageOutcome): boolean {
  const [more, all] = [proposedBy(part), proposedBy(whole)];
  return more.length > all.length && all.every((one) => more.some(({ field }) => field === one.field));
}

/** A message that brings nothing to the open question may tell other facts, which wait for a yes with those that wait. */
function withOtherFacts(text: string, outcome: MessageOutcome, context: MessageContext): MessageOutcome {
  const { waiting, wrong, state } = context;
  if (isConsent(waiting) || !isReplyAlone(outcome)) return outcome;
  // The right value was asked for, so a message without it is no answer to another question either.
  if (wrong !== undefined && isMissed(outcome))
    return { ...outcome, reply: { ...outcome.reply, text: askFor(wrong, state) } };
  const isLost = isMissed(outcome) || outcome.reply.text === wishWords.correct.notYet;
  const answers = factsOfOtherQuestions(text, isLost, context);
  if (answers.length === 0) return outcome;
  const reply = isLost ? '' : withoutRequestForYes(outcome.reply.text);
  return proposed({ kind: 'proposal', answers, ...(reply && { reply }) }, context);
}

/** A reply that takes nothing of the message as an answer, or as a part of one. */
const isReplyAlone = (outcome: MessageOutcome): outcome is Extract<MessageOutcome, { kind: 'reply' }> =>
  outcome.kind === 'reply' &&
  outcome.reply.kind === 'text' &&
  outcome.reply.closes !== true &&
  outcome.reply.kept === undefined &&
  outcome.keeps !== true;

/** Of a message to answers that wait, the outcome of the part that says more than the whole. */
function inParts(
  text: string,
  whole: MessageOutcome,
  read: (said: string) => MessageOutcome,
): MessageOutcome {
  const isLost = isMissed(whole);
  if (!isLost && proposedBy(whole).length === 0) return whole;
  const parts = partsOf(text).map(read);
  return parts.find((one) => (isLost ? !isMissed(one) : saysMore(one, whole))) ?? whole;
}

const stillIt =
  /^(?:(?:e|eh|sim|ainda|quero|continua|isso|pode ser) )*(?:esse|essa|isso|o mesmo)(?: (?:mesmo|ai|sim))*[.! ]*$/;

/** The plan that was told early and is offered to tap, where a first message agrees to it. */
function agreedTo(plain: string, { questions }: SideQuestions, { steps, state }: QuestionContext) {
  const offered = state.sideQuestions.flatMap(({ step, says, isAfter }) =>
    says && !isAfter && steps.some(({ id }) => id === step) ? [says] : [],
  );
  const [only, another] = offered;
  const isFirst = questions.length === 0 && another === undefined;
  return isFirst && (yesOrNo(plain) === true || stillIt.test(plain)) ? only : undefined;
}

/** Interprets a message and carries out its outcome. Returns whether the composer may clear its text. */
export function respondToMessage(text: string, actions: Actions): boolean {
  const { store, sideQuestions, onSent } = actions;
  const context = contextOf(actions);
  const { steps, state, waiting } = context;
  const { plain } = textOf(text);
  const read = (said: string): MessageOutcome => interpretMessage(said, context);
  const whole = read(agreedTo(plain, sideQuestions, context) ?? text);
  const parted = waiting.length === 0 ? whole : inParts(text, whole, read);
  const found = withOtherFacts(text, parted, context);
  const which = asksWhich(sideQuestions) ? null : whichWrong(plain, found, context);
  const outcome = which ?? withWaitingKept(found, waiting);
  const denied = which === null ? deniedBy(plain, outcome, context, asksWhich(sideQuestions)) : null;
  if (denied !== null) {
    store.dispatch(draftKept({ raw: draftWithout(denied.wrong, state) }));
    return followOutcome(denied.outcome, echoOfDenial(text, denied.wrong), actions);
  }
  const { open, settle } = sideQuestions;
  const isTaken = isPlainYes(plain) && !isConsent(waiting);
  const isYes = waiting.length > 0 && behindYes(plain) !== null;
  const beside = isYes ? besideYes(outcome, isTaken ? '' : replies.confirmsFirst) : null;
  const isDone = followOutcome(beside ?? outcome, echoOf(text, outcome, steps, selectFacts(state)), actions);
  if (open !== null && beside !== null && isTaken)
    confirm(open, true, { store, onSent, onSettled: settle, said: text });
  return isDone;
}

/** Beside another question that opens, says that what waits is not lost. */
const withWaitingKept = (outcome: MessageOutcome, waiting: readonly RecognisedAnswer[]): MessageOutcome =>
  outcome.kind === 'go' && outcome.beside === undefined && waiting.length > 0 && !isConsent(waiting)
    ? { ...outcome, beside: { kind: 'text', text: wishWords.correct.kept } }
    : outcome;

/** The reply to what a yes brings besides; null where it brings new answers, or nothing that was understood. */
function besideYes(outcome: MessageOutcome, request: string): MessageOutcome | null {
  if (isMissed(outcome) || outcome.kind !== 'reply') return null;
  const { reply } = outcome;
  if (reply.kind !== 'text' || reply.closes) return null;
  return { ...outcome, reply: { ...reply, text: joinTexts(withoutRequestForYes(reply.text), request) } };
}
