import { type ReactNode, useEffect, useRef } from 'react';
import { useHeldSubmit } from '../../ui/fields/use-held-submit.ts';
import styles from './DemoForm.module.css';

interface DemoFormProps {
  label: string;
  /** Puts back what the browser has kept, where nobody has typed meanwhile. */
  fill?: (form: HTMLFormElement) => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Its inputs have ids and no names: even before anything is hydrated, a browser would send none of them. */
export function DemoForm({ label, fill, onSubmit, children }: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (form.current !== null) fill?.(form.current);
  }, []);
  useHeldSubmit(form);
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
