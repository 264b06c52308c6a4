import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A trophy with a light in its cup. */
export const AwardNews = ({ id = 'award-news' }: PictureProps) => (
  <Scene
    id={id}
    cable="M0 210q70 20 76-60t90-70 34 34"
    end={[200, 114]}
    reach={190}
    front={
      <>
        <path
          className={`${styles.wallLit} ${styles.outlined}`}
          d="M146 120h108q0 84-44 90v20h24v20h-68v-20h24v-20q-44-6-44-90z"
        />
        <path className={styles.line} d="M146 134h-26q0 46 40 46M254 134h26q0 46-40 46M166 136q2 32 14 46" />
        <path className={styles.lit} d="M200 138l7 14 16 2-11 11 2 16-14-7-14 7 2-16-11-11 16-2z" />
      </>
    }
  >
    <path
      className={styles.beam}
      d="M88 90l-12-12M312 90l12-12M136 56l-4-16M264 56l4-16M72 136l-16-2M328 136l16-2"
    />
    <path
      className={styles.dots}
      d="M60 60h0M110 34h0M180 40h0M240 26h0M300 44h0M350 70h0M364 130h0M34 110h0M44 180h0M360 190h0M320 220h0M90 216h0"
    />
    <path className={styles.line} d="M104 116l8 8M296 112l-8 8M330 30l6 10M86 32l-6 10" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M120 250h160v50H120z" />
    <path className={styles.lineFar} d="M150 276h100" />
    <path className={`${styles.near} ${styles.outlinedFar}`} d="M20 300v-28h100v28zM280 300v-18h100v18z" />
  </Scene>
);
