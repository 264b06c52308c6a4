import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A school with all its classrooms lit. */
export const SchoolNews = ({ id = 'school-news' }: PictureProps) => (
  <Scene id={id} cable="M0 40q60 90 160 60" end={[162, 100]} reach={210}>
    <path className={styles.far} d="M0 214q100-50 200-20t200-30v136H0z" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M36 256V142h328v114z" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M28 126h344v18H28z" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M152 256V104l48-44 48 44v152z" />
    <path className={`${styles.line} ${styles.heavy}`} d="M140 112l60-55 60 55" />
    <path
      className={`${styles.lit} ${styles.outlined}`}
      d="M56 162h34v32H56zM106 162h34v32h-34zM260 162h34v32h-34zM310 162h34v32h-34zM56 212h34v32H56zM106 212h34v32h-34zM260 212h34v32h-34zM310 212h34v32h-34zM178 196h44v60h-44zM200 100a18 18 0 1 1-.1 0"
    />
    <path
      className={styles.shine}
      d="M58 164h30v7H58zM108 164h30v7h-30zM262 164h30v7h-30zM312 164h30v7h-30zM180 198h40v8h-40z"
    />
    <path className={styles.fine} d="M200 108v10l7 5M200 206v50" />
    <path className={styles.line} d="M200 56V22h34l-8 9 8 9h-34M164 172h72" />
    <path className={styles.near} d="M0 256h400v44H0z" />
    <path className={styles.line} d="M16 256h368" />
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M102 240a10 10 0 1 1-.1 0M90 288v-16q0-12 12-12t12 12v16zM136 246a9 9 0 1 1-.1 0M126 288v-12q0-11 10-11t10 11v12zM290 240a10 10 0 1 1-.1 0M278 288v-16q0-12 12-12t12 12v16z"
    />
    <path className={styles.lit} d="M80 266h10v16H80zM302 266h10v16h-10z" />
  </Scene>
);
