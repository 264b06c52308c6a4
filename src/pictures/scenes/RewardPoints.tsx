import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** Points on a phone and a pile of them beside it. */
export const RewardPoints = ({ id = 'reward-points' }: PictureProps) => (
  <Scene
    id={id}
    cable="M0 80q50-50 110-20t56 70"
    end={[166, 130]}
    reach={190}
    front={<path className={styles.shine} d="M166 108l7 14 16 2-12 11 3 16-14-7-14 7 3-16-12-11 16-2z" />}
  >
    <path className={styles.near} d="M0 254h400v46H0z" />
    <path className={styles.line} d="M16 254h368" />
    <path
      className={`${styles.wallLit} ${styles.outlined}`}
      d="M116 58q0-14 14-14h72q14 0 14 14v182q0 14-14 14h-72q-14 0-14-14z"
    />
    <path className={`${styles.unlit} ${styles.outlined}`} d="M128 66h76v166h-76z" />
    <path className={styles.line} d="M154 56h24M142 178h48M142 194h30" />
    <path className={styles.lit} d="M142 210h48v12h-48z" />
    <g className={`${styles.wall} ${styles.outlined}`}>
      <path d="M240 254v-14q0-8 34-8t34 8v14zM240 236v-14q0-8 34-8t34 8v14zM240 218v-14q0-8 34-8t34 8v14zM316 254v-14q0-8 30-8t30 8v14z" />
    </g>
    <path
      className={`${styles.wallLit} ${styles.outlined}`}
      d="M274 192q34 0 34 10t-34 10-34-10 34-10zM346 226q30 0 30 9t-30 9-30-9 30-9z"
    />
    <path
      className={`${styles.lit} ${styles.outlined}`}
      d="M282 92a30 30 0 1 1-.1 0M346 160a20 20 0 1 1-.1 0M58 172a22 22 0 1 1-.1 0"
    />
    <path
      className={styles.shine}
      d="M282 104l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1zM346 170l3 7 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1zM58 182l4 8 8 1-6 6 2 9-8-5-8 5 2-9-6-6 8-1z"
    />
    <path className={styles.lineFar} d="M282 164v14M250 92l-6-8M320 60l6-10M92 140l8-8" />
  </Scene>
);
