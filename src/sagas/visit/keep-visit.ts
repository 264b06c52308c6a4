import { createSelector } from '@reduxjs/toolkit';
import type { Answers, FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fieldNames, fields, isFieldName } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { isCovered } from '../../funnel/steps/step-conditions.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { stampOf } from '../../funnel/walk.ts';
import type { KeptVisit } from '../../store/kept-visit.ts';
import type { LeadState } from '../../store/lead-state.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { withoutPersonal } from '../../store/side-questions.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, race, type Saga, select, takeLeading } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

const mayKeep = (answers: Answers): Answers =>
  Object.fromEntries(
    fieldNames.filter((name) => fields[name].keep !== 'memory').map((name) => [name, answers[name]]),
  );

/** Inputs that answer a field of another name. */
const besides = ['no_number', 'no_complement', 'complement_type', 'date', 'period'];

const mayKeepInput = (input: string): boolean =>
  isFieldName(input) ? fields[input].keep !== 'memory' : besides.includes(input);

const keptDraft = (draft: RawValues): RawValues =>
  Object.fromEntries(Object.entries(draft).filter(([input]) => mayKeepInput(input)));

/** Only their names: so the visitor can be asked for them again. */
const lostWith = (draft: RawValues): FieldName[] =>
  fieldNames.filter(
    (name) =>
      fields[name].keep === 'memory' &&
      fields[name].input !== 'checkbox' &&
      draft[name]?.some((text) => text.trim() !== ''),
  );

/** A stamp holds the very answers, so only those of harmless steps are kept. */
const isHarmless = ({ effect, fields: names }: Step): boolean =>
  effect?.sensitive !== true && names.every((name) => fields[name].keep !== 'memory');

const harmlessIds = new Set<string>(
  Object.values(steps)
    .filter(isHarmless)
    .map(({ id }) => id),
);

const harmless = <Value>(record: Partial<Record<StepId, Value>>): Partial<Record<StepId, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => harmlessIds.has(id)));

const contactSteps = Object.values<Step>(steps).filter(({ effect }) => effect?.name === 'saveContact');

/**
 * A contact stands with the server, for this address. A page that is opened afterwards asks anew whether there is fibre by
 * now: until it says so, the contact is still left, on whatever page.
 */
const selectIsContactLeft = (state: RootState): boolean => {
  const facts = selectFacts(state);
  if (state.lead.noCoverageId === null || state.lead.id !== null || isCovered(facts)) return false;
  const isSaved = (step: Step) => facts.done[step.id] === stampOf(step, facts);
  return isSaved(steps['endereco-sem-cobertura']) && contactSteps.some(isSaved);
};

/** What there is to do is done: an order was made, or a contact left where no fibre is. */
const selectIsDone = (state: RootState): boolean =>
  state.stepResults.order !== null || selectIsContactLeft(state);

const contactFields: readonly string[] = contactSteps.flatMap(({ fields: names }) => names);

/** Whoever took a contact back and began nothing since left nothing but an address. */
const selectIsWithdrawn = ({ help, lead }: RootState): boolean =>
  help.withdrawal.kind === 'granted' && lead.id === null;

const withoutContact = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !contactFields.includes(name)));

/** From then on the server tells its holder what was answered: nothing of a person stays behind in the tab. */
const nothingOfPerson = { answers: {}, place: null, done: {}, keys: {} };

const selectKept = createSelector(
  [
    ({ answers }: RootState) => answers,
    ({ stepResults }: RootState) => stepResults,
    ({ visit }: RootState) => visit.tracking,
    ({ visit }: RootState) => visit.journey,
    ({ visit }: RootState) => visit.offersOf,
    ({ visit }: RootState) => visit.acceptsPhoneContact,
    ({ device }: RootState) => device.letters,
    ({ device }: RootState) => device.later !== 'open',
    ({ effects }: RootState) => effects,
    ({ lead }: RootState) => lead,
    ({ sideQuestions }: RootState) => sideQuestions,
    selectIsDone,
    selectIsWithdrawn,
  ],
  (
    { values, draft, lost },
    { place, coverage, wish, existingContract, order },
    tracking,
    journey,
    prefix,
    acceptsPhoneContact,
    letters,
    offeredLater,
    { done, keys },
    lead,
    sideQuestions,
    isDone,
    isWithdrawn,
  ): KeptVisit => ({
    coverage,
    wish,
    migration: existingContract,
    tracking,
    lead,
    journey,
    prefix,
    acceptsPhoneContact,
    letters,
    offeredLater,
    ...(order && { ordered: lead.id }),
    ...(isDone
      ? nothingOfPerson
      : {
          answers: mayKeep(isWithdrawn ? withoutContact(values) : values),
          draft: draft && keptDraft(draft),
          lost: [...new Set([...lost, ...lostWith(draft ?? {})])],
          place,
          done: harmless(done),
          keys: harmless(keys),
          sideQuestions: withoutPersonal(sideQuestions),
        }),
  }),
);

/** Whether this tab has the order of this lead already: made on a page that came after one that is shown again by Back. */
const isOrdered = (kept: unknown, { id }: LeadState): boolean =>
  id !== null && typeof kept === 'object' && kept !== null && 'ordered' in kept && kept.ordered === id;

/** Writes the visit down whenever it has changed, so that a reload, or a connection that breaks, loses nothing. */
export function* keepVisit({ session, leadPointer, afterPaint }: SagaDependencies): Saga {
  let last: KeptVisit | null = null;
  // takeLeading: what happens before the next paint is written with it.
  yield* takeLeading('*', function* keep(): Saga {
    // Writing takes longer than the next question should wait. What has to go goes before the end is shown.
    yield* race({ painted: call(afterPaint), done: waitUntil(selectIsDone) });
    const kept = yield* select(selectKept);
    const { phase } = yield* select((state: RootState) => state.visit);
    if (phase !== 'ready' || kept === last) return;
    if (!kept.ordered && isOrdered(session.read(), kept.lead)) return;
    last = kept;
    // A full storage refuses what is written, and would keep what stood there.
    if (yield* select(selectIsDone)) session.clear();
    session.write(kept);
    if (kept.lead.id !== null) leadPointer.write(kept.lead.id);
  });
}
