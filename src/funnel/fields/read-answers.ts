import type { Facts } from '../facts.ts';
import type { Step } from '../steps/step.ts';
import type { StepId } from '../steps/step-id.ts';
import { stepOf } from '../steps/steps.ts';
import { askedFields } from '../walk.ts';
import type { Answers, AnswerValues, FieldName } from './answer-values.ts';
import type { RawValues, Reading } from './field.ts';
import { fields } from './fields.ts';

/** Values on file may be left unchanged, but only all of a step together: an account must not be half old, half new. */
const isLeft = (names: readonly FieldName[], raw: RawValues, facts: Facts): boolean =>
  names.every((name) => facts.onFile[name] !== undefined && (raw[name]?.[0] ?? '').trim() === '');

const fieldsToRead = (step: Step, raw: RawValues, facts: Facts): FieldName[] => {
  const names = askedFields(step, facts);
  return isLeft(names, raw, facts) ? [] : names;
};

/** An optional field left empty removes an earlier answer. */
function isLeftEmpty<Name extends FieldName>(
  name: Name,
  value: AnswerValues[Name],
  raw: RawValues,
  facts: Facts,
): boolean {
  const inputs = Object.keys(fields[name].write(value));
  return fields[name].optional?.(facts) === true && !inputs.some((input) => raw[input]?.[0]?.trim());
}

function readField<Name extends FieldName>(
  name: Name,
  raw: RawValues,
  facts: Facts,
): Reading<AnswerValues[Name] | undefined> {
  const reading: Reading<AnswerValues[Name]> = fields[name].read(raw, facts);
  const isEmpty = reading.kind === 'read' && isLeftEmpty(name, reading.value, raw, facts);
  return isEmpty ? { kind: 'read', value: undefined } : reading;
}

/** Reads these fields: the values that are valid, and a message for each of the others. */
export function readFields(names: readonly FieldName[], raw: RawValues, facts: Facts) {
  const values: Answers = {};
  const messages: Partial<Record<FieldName, string>> = {};
  for (const name of names) {
    const reading = readField(name, raw, facts);
    if (reading.kind === 'read') Object.assign(values, { [name]: reading.value });
    else messages[name] = reading.message;
  }
  return { values, messages };
}

/** Reads all fields of the steps. */
export const readAnswers = (steps: readonly StepId[], raw: RawValues, facts: Facts) =>
  readFields(
    steps.flatMap((id) => fieldsToRead(stepOf(id), raw, facts)),
    raw,
    facts,
  );
