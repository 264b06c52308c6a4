import type { Answers, FieldName } from './answer-values.ts';
import type { RawValues } from './field.ts';
import { fields } from './fields.ts';

/** An earlier answer as input values. */
export function givenValues<Name extends FieldName>(name: Name, answers: Answers): RawValues {
  const value: Answers[Name] = answers[name];
  return value === undefined ? {} : fields[name].write(value);
}

/** An earlier answer as it stands in its input; empty if there is none. */
export const givenText = (name: FieldName, answers: Answers): string =>
  givenValues(name, answers)[name]?.[0] ?? '';
