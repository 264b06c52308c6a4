import { dueDates } from '../../contract/offer/due-dates.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { isStructured } from '../../funnel/fields/complement.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { askedFields, requiredFields } from '../../funnel/walk.ts';
import { expectedOf } from '../../funnel/words/expected-of.ts';
import type { KeptPart, RecognisedAnswer } from '../../store/recognised-answer.ts';
import type { RootState } from '../../store/root-reducer.ts';
import {
  selectCampaign,
  selectFacts,
  selectJourney,
  selectStepsShown,
  selectWalk,
} from '../../store/selectors.ts';
import { isConsent } from '../answers/consent.ts';
import { missingFields } from '../answers/whole-steps.ts';

/** What a message meets: the steps that are asked, the state of the visit, and what was said before. */
export interface QuestionContext {
  steps: readonly Step[];
  state: RootState;
  /** The answers that wait for a yes. */
  waiting: readonly RecognisedAnswer[];
  /** The line asks a field, and keeps a text that the field refuses. */
  isTyped?: boolean;
  /** The answer that the visitor called wrong: this message may be the right one. */
  wrong?: KeptPart | undefined;
  /** The id of the plan that 'esse' refers to. */
  meant?: string | undefined;
  /** The plans that the visitor sees, in their order. */
  plans?: readonly Plan[];
  /** Another question was open when the message was written: nothing of it answers this one at once. */
  isMoved?: boolean;
  /** The open question was reached by 'voltar': another one goes further back. */
  wentBack?: boolean;
}

/** The question on the screen, as if nothing waited for a yes. */
export const shownQuestion = (state: RootState): QuestionContext => ({
  steps: selectStepsShown(state),
  state,
  waiting: [],
});

/** While direct debit waits for a yes, its account may be told. */
function factsOf({ state, waiting }: QuestionContext): Facts {
  const facts = selectFacts(state);
  const told = waiting.find(({ field }) => field === 'direct_debit');
  const read = told && fields.direct_debit.read(told.raw, facts);
  return read?.kind === 'read'
    ? { ...facts, answers: { ...facts.answers, direct_debit: read.value } }
    : facts;
}

/** The required fields of the open question, those without an answer if there are any. None once all is told and stored. */
export function openFields(question: QuestionContext): FieldName[] {
  const { steps, state } = question;
  if (selectWalk(state).current.state === 'complete') return [];
  const facts = factsOf(question);
  const missing = missingFields(steps, state.answers.draft ?? {}, facts);
  const all = steps.flatMap((step) => requiredFields(step, facts));
  // Where all else is told, what is left is agreed to by a box.
  const boxes = all.filter((name) => fields[name].input === 'checkbox');
  // Of a card some may be answered already.
  const open = missing.filter((name) => facts.answers[name] === undefined);
  return [open, missing, boxes, all].find(({ length }) => length > 0) ?? [];
}

/** Says what to write: of these fields, or of the open question. */
export function expectedAt(question: QuestionContext, only = question.wrong?.field): string {
  const { steps, state, waiting } = question;
  const facts = selectFacts(state);
  return expectedOf({
    steps: only === undefined ? steps : [],
    open: only === undefined ? openFields(question).filter((name) => name !== 'accept_promotions') : [only],
    // Beside a reply a consent waits no longer.
    waiting: only === undefined && !isConsent(waiting) ? waiting.map(({ field }) => field) : [],
    isOrdered: facts.order !== null,
    asksParts: isStructured(facts),
    days: state.resources.dueDates ?? dueDates,
    campaign: selectCampaign(state),
  });
}

/** The step that a field is answered at, if this visitor is ever asked. */
export function stepFor(name: FieldName, question: QuestionContext): StepId | null {
  const facts = factsOf(question);
  if (fields[name].when?.(facts) === false) return null;
  const isAskedAt = (step: Step) => askedFields(step, facts).includes(name);
  const open = question.steps.find(isAskedAt);
  if (open !== undefined) return open.id;
  const { steps: journey } = selectJourney(question.state);
  return journey.find((id) => stepOf(id).screen === 'form' && isAskedAt(stepOf(id))) ?? null;
}
