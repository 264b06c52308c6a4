import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.ts';
import styles from './SummaryList.module.css';

export type SummaryRow = { label: ReactNode; value: ReactNode; action?: ReactNode; id?: string };

export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map((row, index) => (
        <div key={row.id ?? index} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>{unbroken(row.value)}</dd>
          {row.action && <dd className={styles.action}>{row.action}</dd>}
        </div>
      ))}
    </dl>
  );
}
