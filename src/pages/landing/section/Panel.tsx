import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  id: string;
  label: string;
  title: string;
  picture: ReactNode;
  /** The picture follows the text. */
  isReversed?: boolean;
  children: ReactNode;
}

/** An offer on a wide card beside its picture. */
export function Panel({ id, label, title, picture, isReversed, children }: PanelProps) {
  return (
    <section className="page-section" id={id} aria-labelledby={`${id}-titulo`}>
      <div className={styles.panel} data-reversed={isReversed || undefined}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <h2 className="text-2xl" id={`${id}-titulo`}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  );
}
