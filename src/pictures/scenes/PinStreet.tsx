import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A map from above: the cable turns at every corner and ends at the address. */
export const PinStreet = ({ id = 'pin-street' }: PictureProps) => (
  <Scene
    id={id}
    cable="M0 262l84-42q10-6 0-12l-34-18q-10-6 0-12l86-44q10-6 20 0l34 18"
    end={[204, 158]}
    reach={150}
    front={
      <>
        <path
          className={`${styles.wallLit} ${styles.outlined}`}
          d="M204 158q-54-54-54-92a54 54 0 0 1 108 0q0 38-54 92z"
        />
        <path className={`${styles.near} ${styles.outlined}`} d="M204 30a36 36 0 1 1-.1 0" />
        <path className={styles.lit} d="M184 66l20-18 20 18v20h-40z" />
        <path className={styles.near} d="M199 72h10v14h-10z" />
      </>
    }
  >
    <g className={`${styles.wall} ${styles.outlinedFar}`}>
      <path d="M8 186l58 30L0 250v-60zM64 174l66-34 50 26-66 34zM150 128l60-30 60 30-60 30zM100 220l34-16 72 38-66 34-60-32zM150 196l50-26 76 40-54 26zM230 164l56-28 78 40-60 32zM300 126l56-28 44 22v36l-30 14zM40 160L0 142v-24l20-12 66 32zM110 124L44 92l60-30 66 34zM242 84l54-26 46 24-54 26zM240 258l70-36 60 32-60 32zM330 210l50-26 20 10v50z" />
    </g>
    <path
      className={`${styles.wallLit} ${styles.outlinedFar}`}
      d="M286 170v-26l22-11 22 11v26l-22 11zM82 98V72l20-10 20 10v26l-20 10zM150 254v-20l20-10 20 10v20l-20 10zM300 264v-16l16-8 16 8v16l-16 8z"
    />
    <path
      className={styles.lineFar}
      d="M286 144l22 11 22-11M308 155v26M82 72l20 10 20-10M102 82v26M150 234l20 10 20-10M170 244v20M300 248l16 8 16-8M316 256v16"
    />
    <path
      className={styles.dots}
      d="M297 158h0M318 164h0M318 156h0M92 86h0M110 92h0M160 248h0M179 250h0M308 260h0"
    />
  </Scene>
);
