import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** An identity card in the frame of a phone's camera. */
export const DocumentCheck = ({ id = 'document-check' }: PictureProps) => (
  <Scene id={id} cable="M0 96q30 54 84 54h232" end={[316, 150]} reach={150}>
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M64 40q0-14 14-14h244q14 0 14 14v220q0 14-14 14H78q-14 0-14-14z"
    />
    <path className={`${styles.unlit} ${styles.outlinedFar}`} d="M78 40h244v220H78z" />
    <path
      className={`${styles.wallLit} ${styles.outlined}`}
      d="M108 92q0-10 10-10h164q10 0 10 10v106q0 10-10 10H118q-10 0-10-10z"
    />
    <path className={`${styles.lit} ${styles.outlined}`} d="M124 100h56v76h-56z" />
    <path className={styles.near} d="M152 112a14 14 0 1 1-.1 0M128 176q0-30 24-30t24 30z" />
    <path className={styles.line} d="M196 106h80M196 124h54M196 174h80M124 192h72M250 192h26" />
    <path className={styles.beam} d="M92 84V64h20M308 84V64h-20M92 206v20h20M308 206v20h-20" />
    <path className={styles.line} d="M200 234a9 9 0 1 1-.1 0" />
  </Scene>
);
