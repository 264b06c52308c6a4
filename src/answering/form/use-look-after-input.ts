import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RawValues } from '../../funnel/fields/field.ts';
import { readForm } from './read-form.ts';

const isSending = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[type="submit"]') !== null;

/**
 * Looks at the input when an input is left or something is tapped. Not during a press, wherever it is: a message that
 * appears or disappears would move what is pressed away before the click.
 */
export function useLookAfterInput(
  form: RefObject<HTMLFormElement | null>,
  look: (raw: RawValues) => void,
): void {
  const lookNow = useEffectEvent(() => form.current && look(readForm(form.current)));
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let isPressed = false;
    const release = () => {
      isPressed = false;
    };
    document.addEventListener(
      'pointerdown',
      () => {
        isPressed = true;
      },
      options,
    );
    document.addEventListener('pointercancel', release, options);
    document.addEventListener(
      'click',
      (event) => {
        release();
        // A tap may set a hidden input, which is rendered first.
        if (!isSending(event)) queueMicrotask(lookNow);
      },
      options,
    );
    form.current?.addEventListener('focusout', () => isPressed || lookNow(), options);
    form.current?.addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && lookNow(),
      options,
    );
    return () => listening.abort();
  }, [form]);
}
