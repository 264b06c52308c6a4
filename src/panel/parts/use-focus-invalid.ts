import { type RefObject, useEffect } from 'react';

/** Gives the focus to the first input that the server refused. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) focusInvalid(form.current);
  }, [form, isLoading]);
}

/** Tells whether there is one. */
export function focusInvalid(form: Element | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return Boolean(wrong);
}
