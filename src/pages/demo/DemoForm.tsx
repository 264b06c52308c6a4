import { type ReactNode, useEffect, useRef } from 'react';
import { useHeldSubmit } from '../../ui/fields/use-held-submit.ts';

interface DemoFormProps {
  label: string;
  /** Restores stored values, unless the visitor has typed already. */
  fill?: (form: HTMLFormElement) => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Inputs have ids but no names, so that nothing is sent even before hydration. */
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
      className="stack gap-16"
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
