import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A modem on a shelf with Wi-Fi 6 waves around it. */
export const WifiModem = ({ id = 'wifi-modem' }: PictureProps) => (
  <Scene id={id} cable="M0 100c50 10 40 124 100 124s50-10 66-10" end={[166, 214]} reach={200}>
    <path className={styles.near} d="M0 240h400v60H0z" />
    <path className={styles.line} d="M24 240h352" />
    <path
      className={`${styles.wallLit} ${styles.outlined}`}
      d="M164 96q2-22 24-22h24q22 0 24 22l10 144h-92zM146 240q0-12 12-12h84q12 0 12 12z"
    />
    <path className={`${styles.lit} ${styles.outlined}`} d="M200 96a34 34 0 1 1-.1 0" />
    <path className={styles.ink} d="M209 113q-24 8-22 27a13 13 0 1 0 13-13q-8 0-13 9" />
    <path className={styles.shine} d="M180 184h10v10h-10zM196 184h10v10h-10zM212 184h10v10h-10z" />
    <path
      className={styles.beam}
      d="M140 92q-20 34 0 68M114 74q-34 52 0 104M260 92q20 34 0 68M286 74q34 52 0 104"
    />
    <path className={`${styles.beam} ${styles.half}`} d="M88 56q-48 70 0 140M312 56q48 70 0 140" />
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M310 240v-54h16v54zM326 240v-66h18v66zM346 240l12-58 14 4-12 54zM40 240l-6-30h36l-6 30z"
    />
    <path className={styles.line} d="M52 210q-4-24-24-30 0 24 24 30 2-34 22-40 4 28-22 40z" />
  </Scene>
);
