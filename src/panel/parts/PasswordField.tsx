import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { shellWords } from '../words/shell-words.ts';
import { useFieldError } from './Form.tsx';

/** Mantine marks only the frame of a wrong password, which cannot take the focus. */
export function PasswordField({ name, ...props }: PasswordInputProps & { name: string }) {
  const error = useFieldError(name);
  return (
    <PasswordInput
      autoComplete="current-password"
      {...{ name, error }}
      {...props}
      aria-invalid={error !== undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': shellWords.showPassword }}
    />
  );
}
