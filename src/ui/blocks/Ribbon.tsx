import type { ReactNode } from 'react';
import styles from './Ribbon.module.css';

/** Overlaps the top edge of its card without taking space, so that neighbouring cards align. */
export function Ribbon({ children }: { children: ReactNode }) {
  return <p className={styles.ribbon}>{children}</p>;
}
