import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export type ChipProps = { tone?: 'plain' | 'good' | 'offer'; children: ReactNode };

export function Chip({ tone = 'plain', children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
