import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import styles from './StreamingBanner.module.css';

interface Props {
  title: string;
  text: string;
  action: string;
  /** A wide picture with free space for text at the upper left. */
  picture: ReactNode;
}

/** Text on a picture, with a link to the plans of the page. */
export const StreamingBanner = ({ title, text, action, picture }: Props) => (
  <section className={styles.evening}>
    <div className={styles.box}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink href="#planos">{action}</ButtonLink>
      </div>
      {/* After the text in the document, so that a late picture does not shift it. */}
      <div className={styles.picture}>{picture}</div>
    </div>
  </section>
);
