import type { ReactNode } from 'react';
import type { StreamingService } from '../../funnel/landing.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import styles from './Evening.module.css';

interface Props {
  heading: ReactNode;
  text: string;
  action: string;
  /** Whose evening it is. */
  accent: StreamingService;
  /** A wide one: its upper left is free for the words. */
  picture: ReactNode;
  /** Among other sections, with round corners. */
  isCard?: boolean;
}

/** Words in a drawn evening, and the way to the plans on the same page. */
export const Evening = ({ heading, text, action, accent, picture, isCard }: Props) => (
  <section className={styles.evening} data-accent={accent} data-card={isCard || undefined}>
    <div className={styles.box}>
      <div className={styles.words}>
        {heading}
        <p>{text}</p>
        <ButtonLink href="#planos">{action}</ButtonLink>
      </div>
      {/* Behind the words, also while the page arrives: what comes later must not push it away. */}
      <div className={styles.picture}>{picture}</div>
    </div>
  </section>
);
