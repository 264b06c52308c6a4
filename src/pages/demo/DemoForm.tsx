import { type ReactNode, useEffect, useRef } from 'react';
import styles from './DemoForm.module.css';

interface DemoFormProps {
  label: string;
  /** Puts back what the browser has kept, where nobody has typed meanwhile. */
  fill?: (form: HTMLFormElement) => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Its inputs have ids and no names: even before anything has woken, a browser would send none of them. */
export function DemoForm({ label, fill, onSubmit, children }: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has woken
  useEffect(() => {
    if (form.current === null) return;
    fill?.(form.current);
    // The starter of the page has held it until now.
    if ('submitted' in form.current.dataset) {
      delete form.current.dataset.submitted;
      form.current.requestSubmit();
    }
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

export const inputOf = (form: HTMLFormElement, id: string): HTMLInputElement | null => {
  const input = form.elements.namedItem(id);
  return input instanceof HTMLInputElement ? input : null;
};
