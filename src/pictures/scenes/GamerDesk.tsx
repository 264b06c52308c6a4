import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A gamer's desk: wide screen, tower, headset and chair. */
export const GamerDesk = ({ id = 'gamer-desk' }: PictureProps) => (
  <Scene
    id={id}
    cable="M0 40q54 10 46 92t40 60"
    end={[86, 192]}
    reach={200}
    front={
      <>
        <path
          className={`${styles.near} ${styles.outlined}`}
          d="M164 300q-10-96 10-110 26-14 52 0 20 14 10 110z"
        />
        <path
          className={`${styles.near} ${styles.outlined}`}
          d="M176 204q-4-30 24-30t24 30zM144 262q-10-26 10-26v36zM256 262q10-26-10-26v36z"
        />
        <path className={styles.line} d="M186 218v56M214 218v56" />
      </>
    }
  >
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M96 62q0-10 10-10h188q10 0 10 10v98q0 10-10 10H106q-10 0-10-10z"
    />
    <path className={styles.lit} d="M108 64h184v94H108z" />
    <path className={styles.mid} d="M108 158v-34l44-36 34 28 38-44 68 62v24z" />
    <path className={styles.near} d="M108 158v-14q90-24 184 0v14z" />
    <path className={styles.shine} d="M250 74a9 9 0 1 1-.1 0M118 72h46v6h-46z" />
    <path className={styles.line} d="M200 94v12M200 122v12M180 114h12M208 114h12M180 170l-6 40h52l-6-40" />
    <path className={styles.near} d="M0 212h400v88H0z" />
    <path className={styles.line} d="M16 212h368M52 212v88M348 212v88" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M324 112h52v100h-52zM66 182h40v30H66z" />
    <path
      className={styles.line}
      d="M336 126h28M350 146a12 12 0 1 1-.1 0M350 180a9 9 0 1 1-.1 0M76 202h.1M86 202h.1"
    />
    <path className={styles.lit} d="M350 152a6 6 0 1 1-.1 0M350 184a5 5 0 1 1-.1 0" />
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M258 204q2-12 12-12h26q10 0 12 12 2 8-6 8l-8-6h-22l-8 6q-8 0-6-8z"
    />
    <path className={styles.line} d="M20 180q0-28 24-28M12 212h34M20 180v32" />
  </Scene>
);
