import type { ReactNode } from 'react';
import styles from './WaitingThread.module.css';

export type WaitingThreadProps = {
  label: ReactNode;
  detail?: ReactNode;
  /** Another live region announces it. */
  silent?: boolean;
};

export function WaitingThread({ label, detail, silent = false }: WaitingThreadProps) {
  return (
    <div className={styles.waiting} role={silent ? undefined : 'status'}>
      <div className={styles.thread} aria-hidden="true" />
      <p className={styles.label}>{label}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
