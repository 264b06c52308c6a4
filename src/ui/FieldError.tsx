import type { ReactNode } from 'react';
import styles from './FieldError.module.css';
import { Icon } from './Icon.tsx';
import { alert } from './icons/alert.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { words } from './words.ts';

export type FieldErrorProps = { id: string; errorWord?: string; children: ReactNode };

export function FieldError({ id, errorWord = words.error, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon shape={alert} />
      <span>
        <VisuallyHidden>{errorWord} </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
