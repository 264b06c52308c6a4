import type { ReactNode } from 'react';
import { DetailsSummary } from './DetailsSummary.tsx';
import styles from './PhoneFold.module.css';

/** On a phone this line opens what is in it; a wide screen shows it anyway. */
export const PhoneFold = ({ line, children }: { line: string; children?: ReactNode }) => (
  <details className="phone-fold">
    <DetailsSummary className={styles.line}>
      <span>{line}</span>
    </DetailsSummary>
    {children}
  </details>
);
