import type { ReactNode } from 'react';
import { textInputProps } from '../../../answering/form/text-input-props.ts';
import type { TypedInput } from '../../../funnel/fields/typed-input.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import type { RuleName } from './find-missing.ts';

export interface EnquiryInput extends TypedInput {
  /** Its name in the API. */
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
  /** Rendered below the input. */
  children: ReactNode;
}

/** An input that is static at first; it stays uncontrolled, so that early input is kept. */
export function EnquiryField({ id, name, label, hint, error, given, isLast, children, ...facts }: Props) {
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <TextInput {...control} {...textInputProps(facts, isLast)} name={name} defaultValue={given} />
        )}
      </Field>
      {children}
    </div>
  );
}
