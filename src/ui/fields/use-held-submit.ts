import { type RefObject, useEffect } from 'react';
import { sendHeld } from './held-submit.ts';

/** Sends what was sent before the form was hydrated, once it may be answered. The inline starter has held it. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>, isReady = true): void {
  useEffect(() => {
    if (isReady && form.current !== null) sendHeld(form.current);
  }, [form, isReady]);
}
