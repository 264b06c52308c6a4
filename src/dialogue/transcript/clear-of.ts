import type { Facts } from '../../funnel/facts.ts';
import type { Answers, AnswerValues, FieldName } from '../../funnel/fields/answer-values.ts';
import type { Field } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Item } from './transcript.ts';

type Said = Pick<Extract<Item, { kind: 'visitor' }>, 'field' | 'text'>;

function inClear<Name extends FieldName>(name: Name, text: string, facts: Facts): string | null {
  const field: Field<AnswerValues[Name]> = fields[name];
  const value: Answers[Name] = facts.answers[name];
  if (value === undefined || field.keep !== 'memory') return null;
  const shown = field.show(value, facts);
  const written = Object.values(field.write(value)).flat().join(' ');
  return written === '' || written === shown ? null : text.replace(shown, written);
}

/** The unmasked text of a message, for the visitor who typed it; null if nothing is masked or only the server knows it. */
export const clearOf = ({ field, text }: Said, facts: Facts): string | null => inClear(field, text, facts);
