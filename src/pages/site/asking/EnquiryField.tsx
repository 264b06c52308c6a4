import type { Mask } from '../../../funnel/fields/field.ts';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { RuleName } from './what-is-missing.ts';

export interface EnquiryInput {
  /** As the wire calls it. */
  name: string;
  rule: RuleName;
  label: string;
  hint?: string;
  keyboard: 'numeric' | 'tel' | 'email' | 'text';
  /** Drawn by the page's starter. */
  mask?: Mask;
  autoComplete: string;
  maxLength?: number;
  given?: string;
}

interface Props extends EnquiryInput {
  id: string;
  error: string | undefined;
  given: string | undefined;
  isLast: boolean;
}

/** One input, as it stands in the page from the start: its value is the visitor's, before and after it is awake. */
export function EnquiryField({
  id,
  name,
  label,
  hint,
  error,
  keyboard,
  mask,
  autoComplete,
  maxLength,
  given,
  isLast,
}: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          // A number without its country's is a text to HTML; the keyboard is the phone's all the same.
          type={keyboard === 'email' ? 'email' : 'text'}
          inputMode={keyboard}
          autoComplete={autoComplete}
          autoCapitalize={name === 'name' ? 'words' : 'off'}
          spellCheck={false}
          enterKeyHint={isLast ? 'go' : 'next'}
          maxLength={maxLength}
          data-mask={mask}
          defaultValue={given}
        />
      )}
    </Field>
  );
}
