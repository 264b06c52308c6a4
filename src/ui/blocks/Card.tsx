import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type CardProps = { as?: 'div' | 'section' | 'article' | 'li'; chosen?: boolean; children: ReactNode };

export function Card({ as: Tag = 'div', chosen, children }: CardProps) {
  return (
    <Tag className={styles.card} data-chosen={chosen || undefined}>
      {children}
    </Tag>
  );
}
