import type { Facts } from '../facts.ts';
import type { FieldName } from './answer-values.ts';
import { fields } from './fields.ts';

/** An answer as shown to the visitor who gave it: sensitive ones masked, here or by the server. */
export function shownAnswer<Name extends FieldName>(name: Name, facts: Facts): string | undefined {
  const value: Facts['answers'][Name] = facts.answers[name];
  return value === undefined ? facts.onFile[name] : fields[name].show(value, facts);
}
