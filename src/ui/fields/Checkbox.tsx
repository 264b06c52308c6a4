import type { ComponentProps, ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FieldError } from './FieldError.tsx';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'children' | 'id' | 'name' | 'checked'
> & {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function Checkbox({ id, label, hint, error, ...rest }: CheckboxProps) {
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="stack gap-4">
      <label className={styles.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.input}
          aria-describedby={`${errorId} ${hintId}`.trim() || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
