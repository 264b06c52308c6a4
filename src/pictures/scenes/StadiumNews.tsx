import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A full stadium; the cable is the path of the ball. */
export const StadiumNews = ({ id = 'stadium-news' }: PictureProps) => (
  <Scene id={id} cable="M0 250q110-170 196-120t70 102" end={[266, 232]} reach={190}>
    <path className={`${styles.lit} ${styles.faint}`} d="M64 50L150 190H20zM336 50l44 140H250z" />
    <path className={`${styles.wall} ${styles.outlined}`} d="M0 196q10-84 200-84t200 84v20H0z" />
    <path className={styles.lineFar} d="M14 176q40-46 186-46t186 46M6 196q40-46 194-46t194 46" />
    <path
      className={styles.dots}
      d="M60 148h0M92 152h0M118 136h0M146 142h0M174 124h0M206 140h0M236 124h0M262 142h0M290 134h0M318 152h0M346 148h0M40 174h0M76 170h0M330 172h0M364 172h0M224 160h0M160 162h0M284 160h0"
    />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M0 196q200-56 400 0v104H0z" />
    <path
      className={styles.line}
      d="M200 170v130M136 236a64 22 0 1 0 128 0a64 22 0 1 0-128 0M0 232h46v68M400 232h-46v68"
    />
    <path className={styles.line} d="M64 170V66M336 170V66" />
    <path className={`${styles.lit} ${styles.outlined}`} d="M38 34h52v32H38zM310 34h52v32h-52z" />
    <path className={styles.fine} d="M55 34v32M73 34v32M38 50h52M327 34v32M345 34v32M310 50h52" />
  </Scene>
);
