import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** Workers on a tower above a town. */
export const AntennaNews = ({ id = 'antenna-news' }: PictureProps) => (
  <Scene id={id} cable="M0 236q90 30 150 0t80-140l14-40" end={[244, 56]} reach={170}>
    <path className={styles.far} d="M0 200q80-60 170-30t230-60v190H0z" />
    <path className={styles.mid} d="M0 300v-70h24v-24h32v30h20v-44h34v50h26v58zM330 300v-60h28v-26h42v86z" />
    <path
      className={styles.dots}
      d="M14 244h0M40 222h0M40 244h0M92 208h0M92 230h0M120 254h0M344 254h0M376 228h0M376 254h0M70 60h0M130 40h0M340 60h0M30 110h0M360 120h0"
    />
    <path
      className={styles.line}
      d="M200 280L236 74h16l36 206M228 116h32M220 164h48M212 212h64M204 256h78M228 116l40 48-56 48 70 44M260 116l-40 48 56 48-72 44M244 74V44"
    />
    <path
      className={`${styles.wallLit} ${styles.outlined}`}
      d="M216 84h14v34h-14zM258 84h14v34h-14zM210 70h68v8h-68z"
    />
    <path
      className={styles.beam}
      d="M212 38q-12 18 0 36M196 26q-20 30 0 60M276 38q12 18 0 36M292 26q20 30 0 60"
    />
    <path className={styles.near} d="M0 300v-14q150-16 240-10t160-6v30z" />
    <path
      className={`${styles.wall} ${styles.outlined}`}
      d="M292 232a9 9 0 1 1-.1 0M276 286v-18q0-14 16-14t16 14v18z"
    />
    <path className={styles.lit} d="M279 238a13 12 0 0 1 26 0z" />
    <path className={styles.line} d="M308 268l12-12M286 286v-14M298 286v-14" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M328 282v-34h34l16 18v16z" />
    <path
      className={`${styles.lit} ${styles.outlined}`}
      d="M342 274a8 8 0 1 1-.1 0M364 274a8 8 0 1 1-.1 0M354 254h6l9 12h-15z"
    />
  </Scene>
);
