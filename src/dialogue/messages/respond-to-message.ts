import { toneSentences } from '../../content/conversation/tone.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import {
  type Language,
  languages,
  type MessageContext,
  type Understood,
  type UnderstoodAct,
} from '../../contract/calls/understand.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { offeredPlans, visiblePlans } from '../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { actionsOf, keptIn, type ReplyActions } from '../../store/reply.ts';
import { selectFacts, selectRoute } from '../../store/selectors.ts';
import { isConsent } from '../answers/consent.ts';
import { fieldNamed, tellsValue } from '../decide.ts';
import { messageContext } from '../message-context.ts';
import { completed } from '../outcome/gap-of.ts';
import type { DoneHere, MessageOutcome } from '../outcome/message-outcome.ts';
import { outcomeOf } from '../outcome/outcome-of.ts';
import { joinTexts } from '../outcome/proposed.ts';
import type { QuestionContext } from '../outcome/question-context.ts';
import { withWayOut } from '../outcome/way-out.ts';
import type { Answering, Surface } from './answering.ts';
import { answerPlainly } from './composer-text.ts';
import { confirm, confirmInWords } from './confirm.ts';
import { echoOf } from './echo-of.ts';
import { followOutcome, remember } from './follow-outcome.ts';
import { readHere, takenByTap } from './read-here.ts';
import { selectSideQuestions } from './side-questions.ts';

/** The open question, and what the messages there say about the next one. */
function questionAt({ steps, store, typed, surface }: Answering): QuestionContext {
  const state = store.getState();
  const { questions, kept, open } = selectSideQuestions(state);
  const last = questions.at(-1);
  const proposal = open?.reply.kind === 'several' ? open.reply : undefined;
  const wrong = (last && keptIn(last.reply)) ?? kept ?? proposal?.part?.kept;
  const isWrong = wrong?.wrong !== undefined;
  return {
    steps: isWrong ? [stepOf(wrong.step)] : steps,
    state,
    waiting: proposal?.answers ?? [],
    isTyped: typed !== null && !isWrong,
    wrong: isWrong ? wrong : undefined,
    meant: last && actionsOf(last.reply).meant,
    plans: plansInView(last && actionsOf(last.reply), selectFacts(state), surface),
    wentBack: state.talk.wentBackTo === selectRoute(state),
  };
}

/** The plans that the last reply offers, or else those that the face lists: 'o segundo' is the second of them. */
function plansInView(
  { suggestions = [], choices = [] }: Pick<ReplyActions, 'suggestions' | 'choices'> = {},
  facts: Facts,
  { plansListed }: Surface,
): readonly Plan[] {
  const listed = plansListed?.(facts) ?? [];
  // Before the address is known, those that are sold somewhere.
  if (facts.coverage === null) return listed.length > 0 ? visiblePlans(listed, facts.wish) : listed;
  const plans = offeredPlans(facts);
  const offered = [
    ...suggestions.map((label) => plans.find((plan) => label.endsWith(planLabel(plan, plans)))),
    ...choices.map(({ raw }) => plans.find(({ id }) => String(id) === raw.idPlan?.[0])),
  ].flatMap((plan) => plan ?? []);
  if (offered.length > 1) return offered;
  return listed.length > 0 ? listed : plans;
}

/** What the shop is told of the question when it reads a message. */
export function contextAt(answering: Answering): MessageContext {
  const question = questionAt(answering);
  const context = messageContext(question);
  return question.wrong === undefined ? context : { ...context, open: [question.wrong.field] };
}

/** An act about something that was answered by a tap while the message was read: the tap wins. */
function isOvertaken(act: UnderstoodAct, sent: MessageContext, { state, steps }: QuestionContext): boolean {
  const field = fieldTold(act);
  if (field === null || selectFacts(state).answers[field] === undefined) return false;
  return !isAskedAt(steps, field) && sent.open.includes(field) && !sent.answered.includes(field);
}

const fieldTold = (act: UnderstoodAct): FieldName | null => (tellsValue(act) ? fieldNamed(act.object) : null);

const isAskedAt = (steps: readonly Step[], field: FieldName): boolean =>
  steps.some(({ fields }) => fields.includes(field));

/** What is proposed of a message was written in it, but for what waited before. */
function asTyped(outcome: MessageOutcome, { waiting }: QuestionContext): MessageOutcome {
  if (outcome.kind !== 'reply' || outcome.reply.kind !== 'several') return outcome;
  const marked = (one: RecognisedAnswer): RecognisedAnswer =>
    waiting.includes(one) ? one : { ...one, isTyped: true };
  return { ...outcome, reply: { ...outcome.reply, answers: outcome.reply.answers.map(marked) } };
}

/** Carries out an outcome, and shows the message as it may be shown. */
function follow(
  message: string,
  outcome: MessageOutcome,
  acts: readonly UnderstoodAct[],
  question: QuestionContext,
  answering: Answering,
): boolean {
  const { open } = selectSideQuestions(question.state);
  const shown = answering.isRecalled ? '' : echoOf(message, acts, outcome, question);
  if (outcome.kind !== 'decide') return followOutcome(outcome, shown, answering, message);
  if (outcome.beside !== null) followOutcome({ kind: 'reply', reply: outcome.beside }, shown, answering);
  if (open !== null) confirm(open, outcome.isYes, answering, message);
  return true;
}

/** Does what the acts of a message say. Returns whether the line may be cleared. */
export function respondToActs(
  message: string,
  { acts, language }: Understood,
  sent: MessageContext,
  answering: Answering,
): boolean {
  const asked = questionAt(answering);
  const now = messageContext(asked);
  const isMoved = now.steps[0] !== sent.steps[0] || now.options.join() !== sent.options.join();
  const question = { ...asked, isMoved };
  const valid = acts.filter((act) => !isOvertaken(act, sent, question));
  const { outcome, early } = outcomeOf(message, valid, question);
  const told = withWayOut(withWaitingKept(outcome, question), message, question);
  const noted = told.kind === 'decide' ? told : withLanguageNote(told, language, question);
  remember(early, answering.store);
  return follow(message, asTyped(noted, question), acts, question, answering);
}

/** Whether acts tell what the open question asks. */
export const tellsAnswer = (understood: Understood | null, { steps }: Answering): boolean =>
  understood?.acts.some((act) => {
    const field = fieldTold(act);
    return field !== null && isAskedAt(steps, field);
  }) === true;

const notes: readonly string[] = languages.map((name) => toneSentences[name]);

/** The conversation goes on in Portuguese: whoever writes another language is told so once. */
function withLanguageNote(
  outcome: DoneHere,
  language: Language | undefined,
  question: QuestionContext,
): DoneHere {
  const isTold = question.state.sideQuestions.some(({ text }) => notes.some((note) => text.startsWith(note)));
  if (language === undefined || isTold) return outcome;
  const note = toneSentences[language];
  if (outcome.kind === 'answer') return { ...outcome, reply: joinTexts(note, outcome.reply) };
  if (outcome.kind === 'reply')
    return { ...outcome, reply: { ...outcome.reply, text: joinTexts(note, outcome.reply.text) } };
  if (outcome.kind !== 'address') return outcome;
  const { beside } = outcome;
  return {
    ...outcome,
    text: joinTexts(note, outcome.text),
    beside: beside === null ? null : withLanguageNote(beside, language, question),
  };
}

/** Says what is expected, where nobody could read a message. */
export function respondUnread(message: string, answering: Answering): boolean {
  const question = questionAt(answering);
  const outcome = withWayOut(outcomeOf(message, [], question).outcome, message, question);
  return follow(message, outcome, [], question, answering);
}

/** Beside another question that opens, says that what waits is not lost. */
const withWaitingKept = (outcome: MessageOutcome, { waiting }: QuestionContext): MessageOutcome =>
  outcome.kind === 'go' && outcome.beside === undefined && waiting.length > 0 && !isConsent(waiting)
    ? { ...outcome, beside: { kind: 'text', text: wishWords.correct.kept } }
    : outcome;

/**
 * Answers a message that needs nobody to read it. Returns whether the line may lose the text, or null if the message has
 * to be read. `isLineFree`: a text that is refused goes back there for correction.
 */
export function answerHere(message: string, asked: Answering, isLineFree: boolean): boolean | null {
  const state = asked.store.getState();
  const { open } = selectSideQuestions(state);
  // A yes or a no answers the proposal that waits, whatever else is asked.
  if (open !== null && confirmInWords(message, open, asked)) return true;
  const isPlain = answerPlainly(message, asked);
  // A person speaks: the shop itself says nothing.
  if (isPlain !== null || state.person.standing === 'person') return isPlain;
  const answering = isLineFree ? asked : { ...asked, typed: null };
  const question = questionAt(answering);
  const outcome = readHere(message, question);
  return outcome === null ? null : follow(message, asTyped(outcome, question), [], question, answering);
}

/** What stands for a message: the rest of an answer with its first part. */
export function meantBy(message: string, { store }: Answering): string {
  const { kept } = selectSideQuestions(store.getState());
  return kept && kept.wrong === undefined ? completed(kept.field, kept.text, message) : message;
}

/** Takes a tapped answer. */
export function choose(answer: RecognisedAnswer, answering: Answering): void {
  const question = questionAt(answering);
  follow(answer.shown, takenByTap(answer, question), [], question, answering);
}
