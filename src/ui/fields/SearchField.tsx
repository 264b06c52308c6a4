import type { RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { search } from '../icons/search.ts';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

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
        affix={<Icon shape={search} />}
        onInput={({ currentTarget }) => onAsk(currentTarget.value)}
      />
    )}
  </Field>
);
