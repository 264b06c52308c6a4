import type { Answers, FieldName } from './answer-values.ts';
import type { Facts } from './facts.ts';
import type { RawValues, Reading } from './field.ts';
import { fields } from './fields.ts';
import type { Step } from './step.ts';
import type { StepId } from './step-id.ts';
import { stepOf } from './steps.ts';
import { askedFields } from './walk.ts';

/** What the server already holds may be left as it is, but an account is never half old and half new. */
const isLeft = (names: readonly FieldName[], raw: RawValues, facts: Facts): boolean =>
  names.every((name) => facts.onFile[name] !== undefined && (raw[name]?.[0] ?? '').trim() === '');

const fieldsToRead = (step: Step, raw: RawValues, facts: Facts): FieldName[] => {
  const names = askedFields(step, facts);
  return isLeft(names, raw, facts) ? [] : names;
};

/** Reads every field of the steps. */
export function readAnswers(steps: readonly StepId[], raw: RawValues, facts: Facts) {
  const values: Answers = {};
  const messages: Partial<Record<FieldName, string>> = {};
  for (const name of steps.flatMap((id) => fieldsToRead(stepOf(id), raw, facts))) {
    const reading: Reading<unknown> = fields[name].read(raw, { today: facts.today, facts });
    if (reading.kind === 'read') Object.assign(values, { [name]: reading.value });
    else messages[name] = reading.message;
  }
  return { values, messages };
}
