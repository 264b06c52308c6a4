import type { ReactNode } from 'react';
import { textInputProps } from '../../../answering/form/text-input-props.ts';
import type { TypedInput } from '../../../funnel/fields/typed-input.ts';
import { Button } from '../../../ui/actions/Button.tsx';
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
  /** An answer that a button fills in. */
  quickReply?: string;
}

interface Props extends EnquiryInput {
  id: string;
  error: string | undefined;
  given: string | undefined;
  isLast: boolean;
  /** The button has filled in this input. */
  onFilled: (input: HTMLInputElement) => void;
  /** Rendered below the input. */
  children: ReactNode;
}

/** An input that is static at first; it stays uncontrolled, so that early input is kept. */
export function EnquiryField({
  id,
  name,
  label,
  hint,
  error,
  given,
  isLast,
  quickReply,
  onFilled,
  children,
  ...facts
}: Props) {
  const fill = (text: string) => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    onFilled(input);
  };
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <TextInput {...control} {...textInputProps(facts, isLast)} name={name} defaultValue={given} />
        )}
      </Field>
      {quickReply !== undefined && (
        <Button variant="quiet" onClick={() => fill(quickReply)}>
          {quickReply}
        </Button>
      )}
      {children}
    </div>
  );
}
