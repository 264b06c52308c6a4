import type { ReactNode } from 'react';
import styles from './PictureBanner.module.css';

/** Words on a dark card, and a picture in a column of its own. */
export const PictureBanner = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={styles.banner}>
    <div className={styles.words}>{children}</div>
    <div className={styles.picture}>{picture}</div>
  </div>
);
