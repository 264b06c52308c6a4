import type { ReactNode } from 'react';
import styles from './StickyAction.module.css';

/** Keeps a form's primary button in reach on a phone; on a wide screen it stands in the text. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
