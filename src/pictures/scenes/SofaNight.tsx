import type { ReactNode } from 'react';
import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

type Show = 'mountains' | 'castle' | 'bay';

/** What the screen of `SofaNight` shows. Each is drawn between x 648 and 1050, y 106 and 324. */
const onScreen: Readonly<Record<Show, ReactNode>> = {
  mountains: (
    <>
      <path className={styles.mid} d="M648 324v-70l98-84 74 60 64-96 166 130v60z" />
      <path className={styles.near} d="M648 324v-24q190-60 402 0v24z" />
      <path className={styles.shine} d="M980 124a28 28 0 1 1-.1 0" />
    </>
  ),
  castle: (
    <>
      <path className={styles.shine} d="M966 122a40 40 0 1 1-.1 0" />
      <path
        className={styles.near}
        d="M904 158q20-26 46-12 8-20 36-18-18 10-16 24 16 2 24 16-22-8-38 4-26 8-52-14z"
      />
      <path
        className={styles.mid}
        d="M648 324v-60h34v-40h12v12h12v-12h12v12h12v-12h12v40h40v-92l22-40 22 40v92h30v-60h14v16h14v-16h14v16h14v-16h14v60h124v60z"
      />
      <path className={styles.shine} d="M798 196h12v24h-12zM708 250h8v14h-8zM886 236h10v18h-10z" />
      <path className={styles.near} d="M648 324v-30q200-44 402 0v30z" />
    </>
  ),
  bay: (
    <>
      <path className={styles.shine} d="M768 178a54 54 0 1 1-.1 0" />
      <path className={styles.mid} d="M860 284q20-130 64-130 40 0 58 70 20-34 44-34 16 0 24 14v80z" />
      <path className={styles.near} d="M648 324v-46h402v46z" />
      <path className={styles.lineFar} d="M672 296h56M748 308h84M868 296h66M964 308h56" />
    </>
  ),
};

type Props = PictureProps & {
  show?: Show;
};

/** A film night: the cable runs along the wall to a large screen. */
export const SofaNight = ({ id = 'sofa-night', show = 'mountains' }: Props) => (
  <Scene
    wide
    id={id}
    cable="M-1600 440Q-600 440 0 500q180 20 330-40t200-166q20-44 66-44h34"
    end={[632, 250]}
    reach={260}
    front={
      <>
        <path className={styles.near} d="M-1600 548H1200v52H-1600z" />
        <g transform="translate(89)">
          <path
            className={`${styles.wall} ${styles.outlined}`}
            d="M664 376a34 34 0 1 1-.1 0M608 520v-34q0-48 56-48t56 48v34zM836 364a37 37 0 1 1-.1 0M772 520v-34q0-52 64-52t64 52v34z"
          />
          <path
            className={`${styles.near} ${styles.outlined}`}
            d="M632 412q-4-46 32-44 36-2 32 44 10-4 10 20h-84q0-24 10-20zM802 396q-2-40 34-38t34 38q-8-14-34-14t-34 14z"
          />
          <path
            className={`${styles.near} ${styles.outlined}`}
            d="M540 574V496q0-22 22-22t22 22v6h352v-6q0-22 22-22t22 22v78z"
          />
          <path className={styles.line} d="M584 502v72M936 502v72M760 502v72M560 574v16M960 574v16" />
          <path className={`${styles.wallLit} ${styles.outlined}`} d="M728 502l-8-44h60l-8 44z" />
          <path
            className={`${styles.lit} ${styles.outlined}`}
            d="M718 458a13 13 0 0 1 14-16 15 15 0 0 1 28-2 13 13 0 0 1 22 18z"
          />
        </g>
      </>
    }
  >
    <path className={styles.lineFar} d="M-1600 548H1200" />
    <path
      className={`${styles.wallLit} ${styles.outlined}`}
      d="M632 104q0-14 14-14h406q14 0 14 14v222q0 14-14 14H646q-14 0-14-14z"
    />
    <path className={styles.lit} d="M648 106h402v218H648z" />
    {onScreen[show]}
    <path className={styles.shine} d="M668 124h92v10h-92zM668 144h58v8h-58z" />
    <path className={styles.line} d="M590 424h520v-30H590z" />
    <path className={styles.line} d="M1096 210h76l-16-60h-44zM1134 210v338M1108 548h52" />
    <path className={`${styles.lit} ${styles.half}`} d="M1096 210h76l-16-60h-44z" />
    <path
      className={styles.lineFar}
      d="M380 548v-40h56v40M408 508q-40-20-34-80 36 20 34 80-4-80 26-110 26 60-26 110 10-50 56-60-4 50-56 60"
    />
  </Scene>
);
