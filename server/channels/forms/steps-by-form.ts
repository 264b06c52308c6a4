import { bankLine } from '../../../src/dialogue/bank-line.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { isStructured } from '../../../src/funnel/fields/complement.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields, isFieldName } from '../../../src/funnel/fields/fields.ts';
import { readFields } from '../../../src/funnel/fields/read-answers.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { applies, askedFields } from '../../../src/funnel/walk.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectJourneySteps, selectStepsShown } from '../../../src/store/selectors.ts';
import { choicesOf } from '../prompts/choices-of.ts';
import { flowLimits as limits, shortened } from '../whatsapp/flow-limits.ts';
import { isOnForm, screenOf } from './form-of.ts';

/** What is known once these values are taken: which questions come next depends on them. */
export function factsWith(facts: Facts, raw: RawValues): Facts {
  const { values } = readFields(Object.keys(raw).filter(isFieldName), raw, facts);
  return { ...facts, answers: { ...facts.answers, ...values } };
}

export const groupOf = (step: StepId): string | undefined => {
  const [field] = stepOf(step).fields;
  return field && screenOf(field)?.group;
};

/** The questions that one form asks, from the open one on, as far as these values lead. */
export function stepsByForm(state: RootState, raw: RawValues = {}): Step[] {
  const facts = factsWith(selectFacts(state), raw);
  const journey = selectJourneySteps(state);
  const [open] = selectStepsShown(state);
  const found: Step[] = [];
  for (const step of open ? journey.slice(journey.indexOf(open.id)).map(stepOf) : []) {
    if (!applies(step, facts)) continue;
    const isTogether = isOnForm(step) && groupOf(step.id) === groupOf(open?.id ?? step.id);
    if (!isTogether || !hasOptions(step, facts, state)) break;
    found.push(step);
    if (step.effect?.waits) break;
  }
  return found;
}

/** A list that is not there, or that is too long, is asked in words. */
const hasOptions = (step: Step, facts: Facts, state: RootState): boolean =>
  askedFields(step, facts).every((field) => optionsOf(field, step, state)?.length !== 0);

type Option = { id: string; title: string; description?: string };

/** A list has one also where it is not shown. */
export const noOption: readonly Option[] = [{ id: '-', title: '-' }];

const option = (id: string, title: string, detail = ''): Option => ({
  id,
  title: shortened(title, limits.option),
  ...(detail && { description: shortened(detail, limits.description) }),
});

/** What may be chosen for a field; null where it is typed, nothing where the list is missing or too long. */
export function optionsOf(field: FieldName, step: Step, state: RootState): readonly Option[] | null {
  const { banks, complementTypes } = state.resources;
  switch (fields[field].input) {
    case 'bank':
      return (banks && banks.length <= limits.options ? banks : []).map((bank) =>
        option(bank.code, bank.name, bankLine(bank)),
      );
    case 'complement':
      if (!isStructured(selectFacts(state))) return null;
      return (complementTypes ?? []).map(({ id, name }) => option(id, name));
    case 'due-date':
    case 'yes-no':
      return choicesOf({ state, step, field }).flatMap(({ title, detail, tap }) =>
        tap.kind === 'answer' ? option(tap.raw[field]?.[0] ?? '', title, detail) : [],
      );
    default:
      return null;
  }
}
