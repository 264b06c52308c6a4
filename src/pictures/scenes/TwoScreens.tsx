import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A desk for two devices. */
export const TwoScreens = ({ id = 'two-screens' }: PictureProps) => (
  <Scene id={id} cable="M0 66q70 54 130 40t66 30" end={[196, 136]}>
    <path className={`${styles.mid} ${styles.outlinedFar}`} d="M252 34h108v86H252zM306 34v86M252 78h54" />
    <path className={styles.dots} d="M276 56h0M330 60h0M346 98h0M322 92h0" />
    <path className={styles.near} d="M0 244h400v56H0z" />
    <path className={styles.line} d="M20 244h360" />
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M120 130q0-10 10-10h132q10 0 10 10v92H120zM102 222h188l10 14q2 8-8 8H100q-10 0-8-8z"
    />
    <path className={styles.lit} d="M132 132h128v78H132z" />
    <path className={styles.near} d="M132 210v-20l34-30 26 24 20-16 48 42z" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M316 170q0-8 8-8h28q8 0 8 8v74h-44z" />
    <path className={styles.lit} d="M324 174h28v50h-28z" />
    <path className={styles.shine} d="M330 184h16v6h-16zM330 198h16v4h-16z" />
    <path
      className={`${styles.mid} ${styles.outlined}`}
      d="M42 206h32v30q0 8-8 8H50q-8 0-8-8zM74 214q14 0 14 10t-14 10"
    />
    <path className={styles.line} d="M52 196q-6-8 0-14M64 196q-6-8 0-14" />
  </Scene>
);
