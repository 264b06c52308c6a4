import type { ReactNode } from 'react';
import styles from './Ribbon.module.css';

/** Lies on the top edge of its Card without taking room, so that cards side by side stay aligned. */
export function Ribbon({ children }: { children: ReactNode }) {
  return <p className={styles.ribbon}>{children}</p>;
}
