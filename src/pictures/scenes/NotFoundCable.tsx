import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** The cable forms the digits 404. */
export const NotFoundCable = ({ id = 'not-found-cable' }: PictureProps) => (
  <Scene
    id={id}
    cable="M0 206C50 210 84 160 116 90L74 160q-5 10 7 10h66q10 0 10-10v-30 76q0 20 18 20 22 0 20-66c0-50 12-70 34-70s34 24 34 66-12 66-34 66-34-24-34-66c0-74 90-20 130-56L283 160q-5 10 7 10h52q10 0 10-10v-30 66q0 16-4 26"
    end={[348, 222]}
    reach={190}
  >
    <path
      className={styles.dots}
      d="M40 40h0M96 70h0M160 34h0M230 50h0M300 30h0M360 70h0M372 130h0M24 110h0"
    />
    <path className={styles.far} d="M0 250q100-30 200-10t200-20v80H0z" />
    <path className={styles.near} d="M0 268h400v32H0z" />
    <path className={styles.line} d="M16 268h368" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M314 268v-30l34-22 34 22v30z" />
    <path className={`${styles.unlit} ${styles.outlined}`} d="M340 246h16v22h-16z" />
  </Scene>
);
