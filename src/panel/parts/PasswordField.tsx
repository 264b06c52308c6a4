import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { shellWords } from '../words/shell-words.ts';

/** Mantine marks only the frame of a wrong password, which cannot take the focus. */
export const PasswordField = ({ error, ...props }: PasswordInputProps) => (
  <PasswordInput
    {...props}
    error={error}
    aria-invalid={Boolean(error)}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': shellWords.showPassword }}
  />
);
