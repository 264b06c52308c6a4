import { type RefObject, useEffect } from 'react';

/** Gives the focus to the first input that the server refused. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) focusInvalid(form.current);
  }, [form, isLoading]);
}

export const focusInvalid = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
