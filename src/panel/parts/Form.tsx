import { Group, Stack, type StackProps } from '@mantine/core';
import { createContext, type FormEvent, type ReactNode, useContext, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PanelProblem } from '../api/call-panel.ts';
import { LoadingButton } from './LoadingButton.tsx';
import { type ChangeProps, useChange } from './use-change.ts';
import { focusInvalid, useFocusInvalid } from './use-focus-invalid.ts';
import type { Change } from './use-outcome-notice.ts';

export type ReadInput = (name: string) => string;

interface FormProps<Data> extends ChangeProps<Data>, Pick<StackProps, 'align' | 'gap' | 'maw'> {
  /** The change that is asked for; none where the form itself takes what is given. */
  onSend: (read: ReadInput, form: HTMLFormElement) => Change<Data> | undefined;
  onDone?: (data: Data, form: HTMLFormElement) => unknown;
  button: string;
  variant?: 'default' | 'filled';
  color?: string;
  /** Buttons beside its own. */
  beside?: ReactNode;
  children: ReactNode;
}

const FieldErrors = createContext<PanelProblem['fields']>({});

/** What the server said of the input of this name. */
export const useFieldError = (name = ''): string | undefined => useContext(FieldErrors)[name];

/**
 * A form with its button. Errors of the server are shown at the inputs of their names, so the browser does not check
 * them; the first has the focus. Other errors are told as a notice.
 */
export function Form<Data>(props: FormProps<Data>) {
  const { onSend, done, onDone, onRefused, button, variant = 'filled', color, ...others } = props;
  const { beside, children, ...stack } = others;
  const form = useRef<HTMLFormElement>(null);
  const { make, isLoading, fields } = useChange<Data>({ done, onRefused });
  useFocusInvalid(form, isLoading);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: sent } = event;
    if (isLoading || holdsUp(sent)) return;
    const given = new FormData(sent);
    // What the form itself finds wrong is shown before the first of it takes the focus.
    const change = flushSync(() => onSend((name) => String(given.get(name) ?? ''), sent));
    if (change === undefined) {
      focusInvalid(sent);
      return;
    }
    const outcome = await make(change, (field) => sent.elements.namedItem(field) !== null);
    if (outcome.error === undefined) onDone?.(outcome.data, sent);
  };
  const own = (
    <LoadingButton type="submit" variant={variant} loading={isLoading} {...(color && { color })}>
      {button}
    </LoadingButton>
  );
  return (
    <FieldErrors value={fields}>
      <form ref={form} onSubmit={send} noValidate>
        <Stack {...stack}>
          {children}
          {beside === undefined ? (
            own
          ) : (
            <Group>
              {own}
              {beside}
            </Group>
          )}
        </Stack>
      </form>
    </FieldErrors>
  );
}

/** Whether an input holds the form up and says so: a choice that is missing, a time not written to its end. */
function holdsUp(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const wrong = inputs.filter(({ validity }) => validity.customError || validity.valueMissing);
  for (const input of wrong) input.checkValidity();
  wrong[0]?.focus();
  return wrong.length > 0;
}
