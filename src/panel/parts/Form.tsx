import { Stack, type StackProps } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { LoadingButton } from './LoadingButton.tsx';
import { useFocusInvalid } from './use-focus-invalid.ts';

/** What an input holds. */
export type ReadInput = (name: string) => string;

interface FormProps extends Pick<StackProps, 'align' | 'gap' | 'maw'> {
  onSend: (read: ReadInput, form: HTMLFormElement) => unknown;
  button: string;
  variant?: 'default' | 'filled';
  isLoading: boolean;
  children: ReactNode;
}

/**
 * A form with its button. Errors of the server are shown at the inputs, so the browser does not check them; the first
 * has the focus.
 */
export function Form({ onSend, button, variant = 'filled', isLoading, children, ...stack }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, isLoading);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void onSend((name) => String(given.get(name) ?? ''), event.currentTarget);
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack {...stack}>
        {children}
        <LoadingButton type="submit" variant={variant} loading={isLoading}>
          {button}
        </LoadingButton>
      </Stack>
    </form>
  );
}
