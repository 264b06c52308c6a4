import { createSelector } from '@reduxjs/toolkit';
import { hasSecretNumber } from '../../brazil/secret-numbers.ts';
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
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, race, type Saga, select, takeLeading } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

const mayKeep = (answers: Answers): Answers =>
  Object.fromEntries(
    fieldNames.filter((name) => fields[name].keep !== 'memory').map((name) => [name, answers[name]]),
  );

/** Inputs without a field of the same name. */
const besides = ['no_number', 'no_complement', 'complement_type', 'date', 'period'];

const mayKeepInput = (input: string, text = ''): boolean =>
  isFieldName(input)
    ? fields[input].keep !== 'memory' && (fields[input].mask === 'phone' || !hasSecretNumber(text))
    : besides.includes(input);

const keptDraft = (draft: RawValues): RawValues =>
  Object.fromEntries(Object.entries(draft).filter(([input, [text]]) => mayKeepInput(input, text)));

/** Names of typed fields that may not be stored, so that the visitor can be asked for them again. */
const lostWith = (draft: RawValues): FieldName[] =>
  fieldNames.filter(
    (name) =>
      fields[name].keep === 'memory' &&
      fields[name].input !== 'checkbox' &&
      draft[name]?.some((text) => text.trim() !== ''),
  );

/** A stamp contains the answers themselves, so only stamps of steps without sensitive fields are stored. */
const isHarmless = ({ effect, fields: names }: Step): boolean =>
  effect?.sensitive !== true && names.every((name) => fields[name].keep !== 'memory');

const harmlessIds = new Set<string>(
  Object.values(steps)
    .filter(isHarmless)
    .map(({ id }) => id),
);

const harmless = <Value>(record: Partial<Record<StepId, Value>>): Partial<Record<StepId, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => harmlessIds.has(id)));

/** What a person wrote comes again from the server. */
const ofShop = (sideQuestions: RootState['sideQuestions']) =>
  sideQuestions.filter(({ ofPerson }) => ofPerson === undefined);

const contactSteps = Object.values<Step>(steps).filter(({ screen }) => screen === 'no-coverage');

/**
 * The server holds a contact for this address. After a reload coverage is checked again; until it is there, the
 * contact still counts as left.
 */
const selectIsContactLeft = (state: RootState): boolean => {
  const facts = selectFacts(state);
  if (state.lead.noCoverageId === null || state.lead.id !== null || isCovered(facts)) return false;
  const isSaved = (step: Step) => facts.done[step.id] === stampOf(step, facts);
  return isSaved(steps['endereco-sem-cobertura']) && contactSteps.some(isSaved);
};

/** The visit has ended: an order was made, or a contact left where there is no coverage. */
const selectIsDone = (state: RootState): boolean =>
  state.stepResults.order !== null || selectIsContactLeft(state);

const contactFields: readonly string[] = contactSteps.flatMap(({ fields: names }) => names);

/** The contact was withdrawn and nothing was started since. */
const selectIsWithdrawn = ({ help, lead }: RootState): boolean =>
  help.withdrawal.kind === 'granted' && lead.id === null;

const withoutContact = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !contactFields.includes(name)));

/** After the end the server has the data, so no personal data stays in the tab. */
const nothingOfPerson = { answers: {}, place: null, done: {}, keys: {} };

/** A position is not kept, and so neither is a search by it. */
const selectAddressSearched = ({ addressSearch: { isOpen, question } }: RootState) =>
  isOpen && (question.street !== '' || question.city !== '') ? question : null;

const selectKept = createSelector(
  [
    ({ answers }: RootState) => answers,
    ({ stepResults }: RootState) => stepResults,
    ({ visit }: RootState) => visit,
    ({ device }: RootState) => device,
    ({ continueLater }: RootState) => continueLater,
    ({ effects }: RootState) => effects,
    ({ lead }: RootState) => lead,
    ({ sideQuestions }: RootState) => sideQuestions,
    selectAddressSearched,
    selectIsDone,
    selectIsWithdrawn,
  ],
  (
    { values, draft, lost },
    { place, coverage, wish, existingContract, order },
    { tracking, journey, leaving, route, offersOf, acceptsPhoneContact },
    { usesLetterKeyboard },
    continueLater,
    { done, keys },
    lead,
    sideQuestions,
    addressSearch,
    isDone,
    isWithdrawn,
  ): KeptVisit => ({
    coverage,
    wish,
    existingContract,
    tracking,
    lead,
    journey,
    leaves: leaving ? route : null,
    offersOf,
    acceptsPhoneContact,
    usesLetterKeyboard,
    offeredLater: continueLater !== 'open',
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
          // Without messages that may be personal, which is said in their place. A reply may show the contact.
          sideQuestions: isWithdrawn
            ? []
            : ofShop(sideQuestions)
                .filter(({ says, isStorable }) => says === undefined || isStorable !== false)
                .map((one) =>
                  one.said === '' || one.isStorable ? one : { ...one, said: '', isLeftOut: true },
                ),
          addressSearch,
        }),
  }),
);

/**
 * Whether this tab has already ordered this lead: Back may show an older page of the same visit. Only this part is read
 * here, as the schema of the rest is loaded later.
 */
const isOrdered = (kept: unknown, { id }: LeadState): boolean =>
  id !== null && typeof kept === 'object' && kept !== null && 'ordered' in kept && kept.ordered === id;

/** Stores the visit on every change, so that a reload or a broken connection loses nothing. */
export function* keepVisit({ slots, afterPaint }: SagaDependencies): Saga {
  let last: KeptVisit | null = null;
  // takeLeading: all changes before the next paint are written together.
  yield* takeLeading('*', function* keep(): Saga {
    // Writing would delay the next question, so it waits for the paint; but personal data is cleared before the end is
    // shown.
    yield* race({ painted: call(afterPaint), done: waitUntil(selectIsDone) });
    const kept = yield* select(selectKept);
    const { phase } = yield* select((state: RootState) => state.visit);
    if (phase !== 'ready' || kept === last) return;
    if (!kept.ordered && isOrdered(slots.visit.read(), kept.lead)) return;
    last = kept;
    // A full storage refuses the write and keeps the old data, so the old data is cleared first.
    if (yield* select(selectIsDone)) slots.visit.clear();
    slots.visit.write(kept);
    if (kept.lead.id !== null) slots.leadId.write(kept.lead.id);
  });
}
