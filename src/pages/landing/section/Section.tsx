import type { ReactNode } from 'react';
import { DetailsSummary } from '../../site/DetailsSummary.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** The id that links of other pages use. */
  id: string;
  title: string;
  lead?: string;
  /** Stands beside the heading on wide screens. */
  aside?: ReactNode;
  /** A wide picture with the heading in it, on a dark background. */
  picture?: ReactNode;
  /** On a phone this line opens the content, which is closed at first. */
  unfold?: string;
  /** On a phone it is a further line of the section above it, without its own heading. */
  joins?: boolean;
  children: ReactNode;
}

/** A block of a public page: heading, width and spacing. */
export function Section({ id, title, lead, aside, picture, unfold, joins, children }: SectionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-titulo`}
      data-joins={joins}
      data-later
    >
      <div className={picture ? styles.banner : styles.head}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-titulo`}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
      {unfold === undefined ? (
        children
      ) : (
        <details className={styles.fold}>
          <DetailsSummary className={styles.unfold}>
            <span>{unfold}</span>
          </DetailsSummary>
          {children}
        </details>
      )}
    </section>
  );
}
