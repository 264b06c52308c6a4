import { selectIsWaiting } from '../../../src/dialogue/selectors.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { AnswerValues, FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { Field, RawValues } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { isGiven, requiredFields } from '../../../src/funnel/walk.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../../src/store/selectors.ts';

/** Whether a draft holds an answer that the field takes. */
export function isDrafted<Name extends FieldName>(name: Name, draft: RawValues, facts: Facts): boolean {
  const field: Field<AnswerValues[Name]> = fields[name];
  const reading = field.read(draft, facts);
  return (
    reading.kind === 'read' &&
    [name, ...Object.keys(field.write(reading.value))].some((input) => draft[input] !== undefined)
  );
}

/** The fields of a step that are asked for: an offer that may be left out is not. */
export const fieldsToAsk = (step: Step, facts: Facts): FieldName[] =>
  requiredFields(step, facts).filter(
    (name) => fields[name].input !== 'checkbox' || fields[name].read({}, facts).kind === 'refused',
  );

/**
 * The field that a plain text answers: the first of the open question that nothing is known of. One alone is asked
 * again where it is changed; of several, a message tells which it changes.
 */
export function askedNow(state: RootState): FieldName | null {
  const facts = selectFacts(state);
  if (facts.order !== null || selectIsWaiting(state)) return null;
  const draft = state.answers.draft ?? {};
  const asked = selectStepsShown(state).flatMap((step) => fieldsToAsk(step, facts));
  const open = asked.find((name) => !isGiven(name, facts) && !isDrafted(name, draft, facts));
  const [only, another] = asked;
  return open ?? (another === undefined ? (only ?? null) : null);
}
