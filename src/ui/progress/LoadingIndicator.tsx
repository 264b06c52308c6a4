import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.ts';
import styles from './LoadingIndicator.module.css';

export type LoadingIndicatorProps = {
  label: ReactNode;
  detail?: ReactNode;
  /** Another live region announces it. */
  silent?: boolean;
};

export function LoadingIndicator({ label, detail, silent = false }: LoadingIndicatorProps) {
  return (
    <div className="stack gap-8" role={silent ? undefined : 'status'}>
      <div className={styles.bar} aria-hidden="true" />
      <p className={styles.label}>{unbroken(label)}</p>
      {detail && <p className="ink-quiet">{detail}</p>}
    </div>
  );
}
