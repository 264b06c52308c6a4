import type { Store } from '@reduxjs/toolkit';
import { consentReplies } from '../../content/conversation/consent-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { givenValues } from '../../funnel/fields/given-values.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { askedFields } from '../../funnel/walk.ts';
import { fieldWordsOf } from '../../funnel/words/every-step-words.ts';
import { answersSubmitted, draftKept, startedOver } from '../../store/events.ts';
import type { RecognisedAnswer, ToldPart } from '../../store/recognised-answer.ts';
import { answersOfOpen, type SideQuestion } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import { isConsent } from '../answers/consent.ts';
import { emptiedBy, withoutOldAccount } from '../answers/other-bank.ts';
import { rawOf } from '../answers/recognised-in.ts';
import { missingFields, wholeSteps } from '../answers/whole-steps.ts';
import { changesNumber } from '../answers/with-stored-complement.ts';
import { bareOf, closedAnswer, saysYes, saysYesToIt } from '../closed-words.ts';
import type { Answering } from './answering.ts';
import { messagesIn } from './keep-messages.ts';
import { selectSideQuestions } from './side-questions.ts';

/** The labels of the yes and no buttons. */
export const choiceOf = ({ reply }: SideQuestion): { yes: string; no: string } => {
  if (isConsent(answersOfOpen(reply))) return consentReplies.order;
  return {
    'start-over': sideQuestionWords.startOver,
    leave: sideQuestionWords.leave,
    several: sideQuestionWords.several,
    text: sideQuestionWords.several,
  }[reply.kind];
};

/** True for yes, false for no, null if the message is neither; the labels of the two buttons count too. */
function saidYes(said: string, question: SideQuestion): boolean | null {
  const { yes, no } = choiceOf(question);
  if (bareOf(said) === bareOf(yes)) return true;
  if (bareOf(said) === bareOf(no)) return false;
  const answers = answersOfOpen(question.reply);
  if (isConsent(answers) && closedAnswer('accept_information', said) !== null) return true;
  return isConsent(answers) ? saysYes(said) : saysYesToIt(said);
}

/** Submits these answers, confirms what was noted, and asks for the rest of an answer that was told in part. */
function accept(
  answers: readonly RecognisedAnswer[],
  { store, surface }: Answering,
  said: string = consentReplies.order.yes,
  part?: ToldPart,
): void {
  const { settle } = messagesIn(store);
  surface.onSent?.();
  const { taken } = sideQuestionWords.several;
  const { steps, missing } = takeAnswers(answers, said, store, surface);
  if (part === undefined)
    settle({ kind: 'text', text: steps.length === 0 && missing ? `${taken} ${missing}` : taken });
  else settle({ kind: 'text', text: `${taken} ${part.asks}`, kept: part.kept });
}

/** Applies a yes or a no. `said`: if it was written. */
export function confirm({ reply }: SideQuestion, isYes: boolean, answering: Answering, said?: string): void {
  const { store } = answering;
  const { settle } = messagesIn(store);
  const answers = answersOfOpen(reply);
  const replyWith = (text: string) => settle({ kind: 'text', text });
  if (isYes && answers.length > 0)
    accept(answers, answering, said, reply.kind === 'several' ? reply.part : undefined);
  else if (isYes && reply.kind === 'leave') {
    putInDraft(reply.told ?? [], store);
    answering.surface.leave(reply.path);
  } else if (isYes && reply.kind === 'start-over') store.dispatch(startedOver());
  else if (reply.kind === 'several') {
    takeFromDraft(reply.answers, store);
    replyWith(
      isConsent(answers) ? consentReplies.declined.accept_information : sideQuestionWords.several.dropped,
    );
  } else replyWith(sideQuestionWords.again);
}

/** Applies a choice that was pressed. */
export function decide(choice: 'yes' | 'no' | 'other', answering: Answering): void {
  const { open } = selectSideQuestions(answering.store.getState());
  if (open === null) return;
  if (choice !== 'other') confirm(open, choice === 'yes', answering);
  else if (open.reply.kind === 'several')
    accept(open.reply.other?.answers ?? [], answering, undefined, open.reply.part);
}

/** Applies a yes or a no in words. Returns whether the message was one. */
export function confirmInWords(said: string, question: SideQuestion, answering: Answering): boolean {
  // At the review words of acceptance are the order's: they throw no answers away.
  const asksConsent = answering.steps.some(({ fields: asked }) => asked.includes('accept_information'));
  const isOfOrder = asksConsent && closedAnswer('accept_information', said) !== null;
  const isYes = question.reply.kind === 'start-over' && isOfOrder ? false : saidYes(said, question);
  if (isYes !== null) confirm(question, isYes, answering, said);
  return isYes !== null;
}

const mayBeDrafted = ({ field }: RecognisedAnswer): boolean => fields[field].input !== 'checkbox';

/** The draft with the proposed answers, so that both faces show them after a reload. Consent is never drafted. */
export const draftWith = (
  answers: readonly RecognisedAnswer[],
  { answers: { draft } }: RootState,
): RawValues => ({
  ...draft,
  ...rawOf(answers.filter(mayBeDrafted)),
});

type Drafts = Pick<Store<RootState>, 'dispatch' | 'getState'>;

export function putInDraft(answers: readonly RecognisedAnswer[], { dispatch, getState }: Drafts): void {
  if (answers.length > 0) dispatch(draftKept({ raw: draftWith(answers, getState()) }));
}

/** The answers were dropped. */
export function takeFromDraft(answers: readonly RecognisedAnswer[], { dispatch, getState }: Drafts): void {
  const dropped = Object.keys(rawOf(answers));
  const draft = Object.entries(getState().answers.draft ?? {});
  if (answers.length > 0)
    dispatch(draftKept({ raw: Object.fromEntries(draft.filter(([input]) => !dropped.includes(input))) }));
}

/** The current values of the other fields of these steps. The complement of another number was dropped from the proposal. */
const givenBeside = (answers: readonly RecognisedAnswer[], facts: Facts): RawValues =>
  Object.assign(
    {},
    ...[...new Set(answers.map(({ step }) => step))]
      .flatMap((id) => askedFields(stepOf(id), facts))
      .filter((name) => !answers.some(({ field }) => field === name))
      .filter((name) => name !== 'complement' || !changesNumber(answers, facts))
      .map((name) => givenValues(name, facts.answers)),
  );

/**
 * Submits the steps that are complete; keeps the rest as a draft. Returns those steps, and a text that asks for what is still
 * missing.
 */
export function takeAnswers(
  answers: readonly RecognisedAnswer[],
  said: string,
  { dispatch, getState }: Store<RootState>,
  { unsent }: Answering['surface'],
): { steps: readonly StepId[]; missing: string | null } {
  const state = getState();
  const facts = withoutOldAccount(answers, selectFacts(state));
  // The yes itself may still stand in the line, as if it were an answer.
  const drafted = Object.entries({ ...state.answers.draft, ...unsent?.() }).filter(
    ([, texts]) => !texts.includes(said),
  );
  const raw = {
    ...givenBeside(answers, facts),
    ...Object.fromEntries(drafted),
    ...emptiedBy(answers, selectFacts(state)),
    ...rawOf(answers),
  };
  const shown = selectStepsShown(state);
  const steps = wholeSteps(answers, raw, facts);
  const missing = missingFields(shown, raw, facts).filter((name) => facts.answers[name] === undefined);
  dispatch(draftKept({ raw }));
  if (steps.length > 0)
    dispatch(answersSubmitted({ steps, raw, said: isConsent(answers) ? said : undefined }));
  const names = missing.map((name) => fieldWordsOf(name, shown).inSentence);
  return { steps, missing: names.length === 0 ? null : replies.expectedStill(names) };
}
