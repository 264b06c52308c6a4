import type { Answers, FieldName } from './answer-values.ts';
import type { RawValues } from './field.ts';
import { fields } from './fields.ts';

/** An earlier answer as input values. */
export function givenValues<Name extends FieldName>(name: Name, answers: Answers): RawValues {
  const value: Answers[Name] = answers[name];
  return value === undefined ? {} : fields[name].write(value);
}
