import type { ReactNode } from 'react';
import { PictureBanner } from './PictureBanner.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** The id that links of other pages use. */
  id: string;
  title: string;
  lead?: string;
  /** Stands beside the heading on wide screens. */
  aside?: ReactNode;
  /** Stands beside the heading on a dark background. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A block of a public page: heading, width and spacing. */
export function Section({ id, title, lead, aside, picture, children }: SectionProps) {
  const words = (
    <>
      <h2 className={styles.title} id={`${id}-titulo`}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-titulo`} data-later>
      {picture ? (
        <PictureBanner picture={picture}>{words}</PictureBanner>
      ) : (
        <div className={styles.head}>
          <div className={styles.words}>{words}</div>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
