import type { ReactNode } from 'react';
import styles from './pictures.module.css';

export type Show = 'mountains' | 'castle' | 'bay';

/** What the screen of `SofaNight` shows. Each is drawn between x 648 and 1050, y 106 and 324. */
export const onScreen: Readonly<Record<Show, ReactNode>> = {
  mountains: (
    <>
      <path className={styles.mid} d="M648 324v-70l98-84 74 60 64-96 166 130v60z" />
      <path className={styles.near} d="M648 324v-24q190-60 402 0v24z" />
      <path className={styles.shine} d="M980 124a28 28 0 1 1-.1 0" />
    </>
  ),
  castle: (
    <>
      <path className={styles.shine} d="M966 122a40 40 0 1 1-.1 0" />
      <path
        className={styles.near}
        d="M904 158q20-26 46-12 8-20 36-18-18 10-16 24 16 2 24 16-22-8-38 4-26 8-52-14z"
      />
      <path
        className={styles.mid}
        d="M648 324v-60h34v-40h12v12h12v-12h12v12h12v-12h12v40h40v-92l22-40 22 40v92h30v-60h14v16h14v-16h14v16h14v-16h14v60h124v60z"
      />
      <path className={styles.shine} d="M798 196h12v24h-12zM708 250h8v14h-8zM886 236h10v18h-10z" />
      <path className={styles.near} d="M648 324v-30q200-44 402 0v30z" />
    </>
  ),
  bay: (
    <>
      <path className={styles.shine} d="M768 178a54 54 0 1 1-.1 0" />
      <path className={styles.mid} d="M860 284q20-130 64-130 40 0 58 70 20-34 44-34 16 0 24 14v80z" />
      <path className={styles.near} d="M648 324v-46h402v46z" />
      <path className={styles.lineFar} d="M672 296h56M748 308h84M868 296h66M964 308h56" />
    </>
  ),
};
