import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A tall house with a screen in every room. */
export const FullHouse = ({ id = 'full-house' }: PictureProps) => (
  <Scene id={id} cable="M0 62q44 46 84 34" end={[84, 96]} reach={220}>
    <path className={styles.far} d="M0 220q90-40 170-20t230-44v144H0z" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M246 50V26h44v24M240 26h56" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M74 264V62h252v202z" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M60 48h280v14H60z" />
    <path
      className={`${styles.lit} ${styles.outlined}`}
      d="M94 76h60v42H94zM170 76h60v42h-60zM246 76h60v42h-60zM94 138h60v42H94zM246 138h60v42h-60zM170 138h60v42h-60zM94 200h60v42H94zM246 200h60v42h-60z"
    />
    <path
      className={styles.shine}
      d="M96 78h56v8H96zM172 78h56v8h-56zM248 78h56v8h-56zM96 140h56v8H96zM172 140h56v8h-56zM248 140h56v8h-56zM96 202h56v8H96zM248 202h56v8h-56z"
    />
    <path
      className={styles.near}
      d="M104 94h28v18h-28zM190 118v-8q0-8 10-8t10 8v8zM258 118v-10h36v10zM268 94h16v10h-16zM104 180v-12h18v12zM128 180v-8q0-8 8-8t8 8v8zM180 160h40v14h-40zM256 180v-26h14v26zM280 160h18v12h-18zM104 242v-14h40v14zM256 220h30v16h-30zM184 264v-58h32v58z"
    />
    <path
      className={styles.near}
      d="M200 84a8 8 0 1 1-.1 0M136 148a7 7 0 1 1-.1 0M124 212a8 8 0 1 1-.1 0M294 212a7 7 0 1 1-.1 0M286 242v-8q0-8 8-8t8 8v8z"
    />
    <path className={styles.line} d="M208 236h1" />
    <path className={styles.near} d="M0 264h400v36H0z" />
    <path className={styles.line} d="M16 264h368" />
    <path
      className={`${styles.near} ${styles.outlined}`}
      d="M24 264c-8-26 30-30 32-4zM344 264c-4-34 40-34 38 0z"
    />
  </Scene>
);
