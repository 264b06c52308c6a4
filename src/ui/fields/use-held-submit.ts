import { type RefObject, useEffect } from 'react';
import { sendHeld } from './held-submit.ts';

/** Submits a form that was submitted before hydration, once it is ready. The inline script has held it. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>, isReady = true): void {
  useEffect(() => {
    if (isReady && form.current !== null) sendHeld(form.current);
  }, [form, isReady]);
}
