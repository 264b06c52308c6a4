import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A stage for two teams, in front of a crowd. */
export const EsportsNews = ({ id = 'esports-news' }: PictureProps) => (
  <Scene
    id={id}
    cable="M0 96q60 40 110 20t60-26q16-6 30-2"
    end={[200, 88]}
    reach={200}
    front={
      <path
        className={styles.near}
        d="M0 300v-30a14 14 0 0 1 28 0q8-20 26-2a15 15 0 0 1 30 2q8-16 24 0a14 14 0 0 1 28 0q10-18 26-2a15 15 0 0 1 30 0q8-16 26 2a14 14 0 0 1 28 0q8-18 26 0a15 15 0 0 1 30 0q8-18 26 0a15 15 0 0 1 30 0q8-18 26 2a14 14 0 0 1 20-2l26-2v32z"
      />
    }
  >
    <path className={`${styles.lit} ${styles.faint}`} d="M70 0h20L190 200H20zM310 0h20l50 200H210z" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M110 34h180v104H110z" />
    <path className={`${styles.unlit} ${styles.outlined}`} d="M122 46h156v80H122z" />
    <path className={styles.lit} d="M200 62l9 17 18 3-13 13 2 18-16-8-16 8 2-18-13-13 18-3z" />
    <path className={styles.line} d="M136 64h22M136 78h14M242 64h22M250 78h14M150 138v50M250 138v50" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M20 236l20-48h320l20 48z" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M56 212v-26h96v26zM248 212v-26h96v26z" />
    <path
      className={`${styles.lit} ${styles.outlined}`}
      d="M66 168h32v22H66zM110 168h32v22h-32zM258 168h32v22h-32zM302 168h32v22h-32z"
    />
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M82 144a9 9 0 1 1-.1 0M126 144a9 9 0 1 1-.1 0M274 144a9 9 0 1 1-.1 0M318 144a9 9 0 1 1-.1 0"
    />
    <path className={styles.beam} d="M20 236h360" />
  </Scene>
);
