import type { ReactNode } from 'react';
import styles from './FieldError.module.css';
import { Icon } from './Icon.tsx';
import { alert } from './icons/alert.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { words } from './words.ts';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon shape={alert} />
      <span>
        <VisuallyHidden>{words.error} </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
