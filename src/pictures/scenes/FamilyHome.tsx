import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A cross-section of a house: one person watches, one works, one plays. */
export const FamilyHome = ({ id = 'family-home' }: PictureProps) => (
  <Scene id={id} cable="M0 84q40 58 94 54" end={[94, 138]} reach={190}>
    <path className={styles.far} d="M0 236q110-50 200-30t200-24v118H0z" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M80 264V128l120-84 120 84v136z" />
    <path className={`${styles.line} ${styles.heavy}`} d="M56 144L200 43l144 101" />
    <path className={styles.line} d="M80 192h240M206 120v72M166 192v72" />
    <path
      className={`${styles.lit} ${styles.outlined}`}
      d="M240 212h58v34h-58zM124 148h30v20h-30zM236 152h30v20h-30zM184 82h32v24h-32z"
    />
    <path className={styles.near} d="M182 264v-18q0-8 8-8h34q8 0 8 8v18zM100 264v-44h34v44z" />
    <circle className={styles.near} cx="198" cy="226" r="9" />
    <circle className={styles.near} cx="220" cy="230" r="8" />
    <path className={styles.near} d="M114 192v-14h50v14zM272 192v-22q0-9 10-9t10 9v22zM224 174h50v6h-50z" />
    <circle className={styles.near} cx="282" cy="150" r="9" />
    <circle className={styles.near} cx="160" cy="158" r="9" />
    <path className={styles.near} d="M150 178v-4q0-9 10-9t10 9v4z" />
    <path className={styles.line} d="M228 192v-12M269 246v18M254 264h30M126 244h2" />
    <path className={styles.near} d="M0 264h400v36H0z" />
    <path className={styles.line} d="M16 264h368" />
  </Scene>
);
