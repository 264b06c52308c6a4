import type { ReactNode } from 'react';
import { VisuallyHidden } from '../blocks/VisuallyHidden.tsx';
import { alert } from '../icons/alert.ts';
import { Icon } from '../icons/Icon.tsx';
import { unbroken } from '../text/unbroken.ts';
import { words } from '../words.ts';
import styles from './FieldError.module.css';

export type FieldErrorProps = { id: string; errorWord?: string; children: ReactNode };

export function FieldError({ id, errorWord = words.error, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon shape={alert} />
      <span>
        <VisuallyHidden>{errorWord} </VisuallyHidden>
        {unbroken(children)}
      </span>
    </p>
  );
}
