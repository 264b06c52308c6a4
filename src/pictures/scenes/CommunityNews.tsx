import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** Houses on a hill with lit windows. */
export const CommunityNews = ({ id = 'community-news' }: PictureProps) => (
  <Scene id={id} cable="M0 256q60-2 96-34t70-30 58-58 62-54" end={[286, 80]} reach={170}>
    <path className={styles.far} d="M0 240q90-20 160-100T300 60t100 40v200H0z" />
    <g className={`${styles.wall} ${styles.outlined}`}>
      <path d="M262 118V76h60v42zM316 118V92h46v26zM222 158v-42h54v42zM276 158v-34h58v34zM334 158v-42h66v42z" />
      <path d="M166 204v-48h58v48zM224 204v-40h62v40zM286 204v-52h52v52zM338 204v-38h62v38z" />
      <path d="M96 256v-52h64v52zM160 256v-42h58v42zM218 256v-54h66v54zM284 256v-42h54v42zM338 256v-48h62v48zM36 256v-34h60v34z" />
    </g>
    <path
      className={styles.lit}
      d="M274 90h14v14h-14zM300 90h12v14h-12zM334 98h14v12h-14zM234 130h12v14h-12zM254 130h12v14h-12zM290 132h14v14h-14zM350 128h14v16h-14zM180 170h14v16h-14zM204 170h10v16h-10zM244 176h14v14h-14zM300 166h14v16h-14zM354 178h14v14h-14zM108 218h14v16h-14zM136 218h12v16h-12zM176 226h14v14h-14zM232 218h14v16h-14zM258 218h14v16h-14zM300 226h14v14h-14zM356 222h14v16h-14zM54 232h14v12H54z"
    />
    <path className={styles.dots} d="M40 60h0M96 30h0M150 76h0M200 40h0M70 120h0M350 34h0M250 28h0" />
    <path
      className={styles.line}
      d="M230 116v-16h20v16M352 116v-14h22v14M176 156v-14h22v14M300 152v-14h20v14M112 204v-14h22v14"
    />
    <path className={styles.near} d="M0 256h400v44H0z" />
    <path className={styles.line} d="M16 256h368" />
    <path
      className={`${styles.wallLit} ${styles.outlined}`}
      d="M64 242a9 9 0 1 1-.1 0M54 290v-18q0-11 10-11t10 11v18zM96 248a8 8 0 1 1-.1 0M87 290v-14q0-10 9-10t9 10v14z"
    />
    <path className={styles.line} d="M74 274l13 6" />
  </Scene>
);
