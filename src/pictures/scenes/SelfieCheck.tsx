import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A face in the oval of the camera, in front of a plain wall. */
export const SelfieCheck = ({ id = 'selfie-check' }: PictureProps) => (
  <Scene id={id} cable="M0 216q60 40 96-20t40-40" end={[136, 156]} reach={190}>
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M118 34q0-16 16-16h132q16 0 16 16v232q0 16-16 16H134q-16 0-16-16z"
    />
    <path className={`${styles.lit} ${styles.outlined}`} d="M130 46h140v206H130z" />
    <path className={styles.near} d="M144 252q0-58 56-58t56 58z" />
    <path
      className={`${styles.wallLit} ${styles.edge}`}
      d="M168 124c0-52 64-52 64 0 0 38-20 60-32 60s-32-22-32-60z"
    />
    <path
      className={styles.near}
      d="M158 196q0-20 4-70 2-52 38-52t38 52q4 50 4 70l-14-20q6-20 4-52-24-6-40-24-10 18-24 24-2 32 4 52z"
    />
    <path className={styles.line} d="M186 132v4M214 132v4M188 158q12 10 24 0" />
    <path className={styles.ring} d="M200 62q56 0 56 70t-56 74-56-74 56-70z" />
    <path className={styles.line} d="M184 32h32M186 266h28" />
    <path className={styles.beam} d="M306 92l14-8M312 128h16M306 164l14 8" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M336 214a30 30 0 1 1-.1 0" />
    <path className={styles.beam} d="M322 244l10 10 18-20" />
  </Scene>
);
