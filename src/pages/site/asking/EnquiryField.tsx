import { textInputProps } from '../../../answering/form/text-input-props.ts';
import type { TypedInput } from '../../../funnel/fields/typed-input.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import type { RuleName } from './what-is-missing.ts';

export interface EnquiryInput extends TypedInput {
  /** As the wire calls it. */
  name: string;
  rule: RuleName;
  label: string;
  hint?: string;
  given?: string;
}

interface Props extends EnquiryInput {
  id: string;
  error: string | undefined;
  given: string | undefined;
  isLast: boolean;
}

/** One input, as it stands in the page from the start: its value is the visitor's, before and after it is hydrated. */
export function EnquiryField({ id, name, label, hint, error, given, isLast, ...facts }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput {...control} {...textInputProps(facts, isLast)} name={name} defaultValue={given} />
      )}
    </Field>
  );
}
