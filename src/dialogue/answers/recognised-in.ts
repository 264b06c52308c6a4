import type { Facts } from '../../funnel/facts.ts';
import type { AnswerValues, FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues, Reading } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { askedFields } from '../../funnel/walk.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

/** The answers that a form of these steps would accept from these raw values. */
export const recognisedIn = (raw: RawValues, steps: readonly Step[], facts: Facts): RecognisedAnswer[] =>
  steps.flatMap((step) => askedFields(step, facts).flatMap((field) => chipOf(step.id, field, raw, facts)));

function chipOf<Name extends FieldName>(
  step: StepId,
  field: Name,
  raw: RawValues,
  facts: Facts,
): RecognisedAnswer[] {
  const reading: Reading<AnswerValues[Name]> = fields[field].read(raw, facts);
  if (reading.kind === 'refused' || reading.value === false) return [];
  const own = Object.keys(fields[field].write(reading.value));
  return [{ step, field, raw: ofInputs(own, raw), shown: fields[field].show(reading.value, facts) }];
}

/** The raw values of one field, without those of others that wait with it: they may be denied. */
const ofInputs = (inputs: readonly string[], raw: RawValues): RawValues =>
  Object.fromEntries(Object.entries(raw).filter(([input]) => inputs.includes(input)));

/** Several answers as one form would send them. */
export const rawOf = (answers: readonly RecognisedAnswer[]): RawValues =>
  Object.assign({}, ...answers.map(({ raw }) => raw));
