import type { Answers, FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';

/** An answer given earlier, as its input shows it. */
export function givenValues<Name extends FieldName>(name: Name, answers: Answers): RawValues {
  const value: Answers[Name] = answers[name];
  return value === undefined ? {} : fields[name].write(value);
}
