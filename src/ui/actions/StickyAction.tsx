import type { ReactNode } from 'react';
import styles from './StickyAction.module.css';

/** Keeps a form's primary button in view on phones; on wide screens it is in the flow. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
