import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { InputProps } from './input-props.ts';

export function CheckboxAnswer({ name, words, error, given }: InputProps) {
  return (
    <Checkbox
      id={name}
      name={name}
      label={words.label}
      hint={words.hint}
      error={error}
      defaultChecked={given[name] !== undefined}
    />
  );
}
