import type { RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const lens = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20';

interface SearchFieldProps {
  id: string;
  label: string;
  hint?: string;
  input: RefObject<HTMLInputElement | null>;
  onAsk: (asked: string) => void;
}

/** A search that follows the typing. */
export const SearchField = ({ id, label, hint, input, onAsk }: SearchFieldProps) => (
  <Field id={id} label={label} hint={hint}>
    {(control) => (
      <TextInput
        {...control}
        ref={input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        affix={<Icon shape={lens} />}
        onInput={({ currentTarget }) => onAsk(currentTarget.value)}
      />
    )}
  </Field>
);
