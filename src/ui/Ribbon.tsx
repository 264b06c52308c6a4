import type { ReactNode } from 'react';
import styles from './Ribbon.module.css';

/** Lies on the top edge of the Card it is the first child of. */
export function Ribbon({ children }: { children: ReactNode }) {
  return <p className={styles.ribbon}>{children}</p>;
}
