import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { alert } from '../icons/alert.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './ErrorSummary.module.css';

export type FieldMessage = { fieldId: string; message: string };
export type ErrorSummaryProps = {
  title: string;
  errors: readonly FieldMessage[];
  /** A new number moves the focus here again, after the form was sent with errors once more. */
  attempt?: number;
};

export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to take the focus
  useEffect(() => {
    if (!shown) return;
    box.current?.focus();
    // The fixed button must not cover the message beside the field; if both do not fit, this box stays in view.
    for (const element of [document.getElementById(`${errors[0]?.fieldId}-error`), box.current])
      element?.scrollIntoView?.({ block: 'nearest' });
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups messages, not controls
    <div ref={box} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <Icon shape={alert} />
      {/* A screen reader says the name of what takes the focus, and not what it holds. */}
      <div id={id}>
        <p className="strong">{title}</p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the field without following the fragment, which would add a history entry. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}
