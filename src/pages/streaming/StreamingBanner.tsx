import type { ReactNode } from 'react';
import type { StreamingService } from '../../funnel/landing.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import styles from './StreamingBanner.module.css';

interface Props {
  heading: ReactNode;
  text: string;
  action: string;
  /** The service whose colours apply. */
  accent: StreamingService;
  /** A wide picture with free space for text at the upper left. */
  picture: ReactNode;
  /** Rounded corners, for use among other sections. */
  isCard?: boolean;
}

/** Text on a picture, with a link to the plans of the page. */
export const StreamingBanner = ({ heading, text, action, accent, picture, isCard }: Props) => (
  <section className={styles.evening} data-accent={accent} data-card={isCard || undefined}>
    <div className={styles.box}>
      <div className={styles.words}>
        {heading}
        <p>{text}</p>
        <ButtonLink href="#planos">{action}</ButtonLink>
      </div>
      {/* After the text in the document, so that a late picture does not shift it. */}
      <div className={styles.picture}>{picture}</div>
    </div>
  </section>
);
