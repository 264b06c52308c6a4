import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Its place on the page: links of other pages lead to it. */
  id: string;
  title: string;
  /** A word above the title. */
  label?: string;
  lead?: string;
  /** Stands beside the heading where there is room. */
  aside?: ReactNode;
  /** A wide one: the heading stands in it, on the evening sky. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A block of a public page: one heading, the page's measure, and room to breathe. */
export function Section({ id, title, label, lead, aside, picture, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-titulo`} data-later>
      <div className={picture ? styles.banner : styles.head}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>
          {label && <p className={styles.label}>{label}</p>}
          <h2 className={styles.title} id={`${id}-titulo`}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
