import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { info } from '../icons/info.ts';
import { unbroken } from '../text/unbroken.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: string;
  error?: string;
  errorWord?: string;
  why?: { label: string; text: ReactNode };
  children: (control: FieldControl) => ReactNode;
};

export function Field(props: FieldProps) {
  const { id, label, hint, error, errorWord, why, children } = props;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="stack gap-8" data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <FieldError id={errorId} errorWord={errorWord}>
          {error}
        </FieldError>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {unbroken(hint)}
        </p>
      )}
      {why && (
        <details className={styles.why}>
          <summary>
            <Icon shape={info} />
            {why.label}
          </summary>
          <p>{why.text}</p>
        </details>
      )}
    </div>
  );
}
