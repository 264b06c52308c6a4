import type { ReactNode } from 'react';
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
        <span className="visually-hidden">{errorWord} </span>
        {unbroken(children)}
      </span>
    </p>
  );
}
