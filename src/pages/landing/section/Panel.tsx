import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  id: string;
  label: string;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

/** An offer on a card, below its picture. */
export function Panel({ id, label, title, picture, children }: PanelProps) {
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-titulo`}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h2 id={`${id}-titulo`}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
