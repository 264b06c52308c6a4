import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A corner shop that is open late. */
export const SmallShop = ({ id = 'small-shop' }: PictureProps) => (
  <Scene id={id} cable="M0 44q60 66 96 46" end={[96, 90]} reach={210}>
    <path className={styles.mid} d="M0 264V128h52v136zM340 264V96h60v168z" />
    <path className={styles.dots} d="M20 150h0M36 172h0M360 124h0M382 124h0M360 150h0M382 180h0" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M76 264V70h252v194z" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M124 50h156v38H124z" />
    <path className={styles.line} d="M186 64h68M146 62h18l3 16h-24zM150 62q0-6 5-6t5 6" />
    <path className={`${styles.lit} ${styles.outlined}`} d="M98 146h132v88H98zM252 146h52v118h-52z" />
    <path
      className={styles.near}
      d="M108 234v-36h16v36zM130 234v-26h18v26zM160 234v-20h60v20zM180 214v-16q0-12 13-12t13 12v16zM262 200h32v64h-32z"
    />
    <circle className={styles.near} cx="193" cy="176" r="10" />
    <path className={styles.shine} d="M100 148h128v10H100zM254 148h48v10h-48z" />
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M84 104h236l18 34q0 16-17 16t-17-16q0 16-17 16t-17-16q0 16-17 16t-17-16q0 16-17 16t-17-16q0 16-17 16t-17-16q0 16-17 16t-17-16q0 16-17 16t-17-16q0 16-17 16t-17-16z"
    />
    <path
      className={styles.line}
      d="M108 104l-7 34M142 104l-7 34M175 104l-6 34M202 104v34M234 104l3 34M266 104l5 34M297 104l7 34M98 244h132"
    />
    <path className={styles.near} d="M0 264h400v36H0z" />
    <path className={styles.line} d="M16 264h368" />
    <path className={`${styles.lit} ${styles.faint}`} d="M98 266h132l18 20H82zM252 266h52l16 20h-66z" />
  </Scene>
);
