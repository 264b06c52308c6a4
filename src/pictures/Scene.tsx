import type { ReactNode } from 'react';
import styles from './pictures.module.css';

export type PictureProps = {
  /** Another one where the same picture stands twice on a page. */
  id?: string;
};

type Props = {
  id: string;
  children: ReactNode;
  /** What stands before the thread. */
  front?: ReactNode;
  /** The way of the thread, and the point where its light arrives. */
  way: string;
  end: readonly [x: number, y: number];
  /** How far the light reaches. */
  reach?: number;
  wide?: boolean;
};

/**
 * An evening sky, a thread of light, and what it lights. A wide one fills a box of any shape: all that matters lies
 * between 500 and 1200, at the right edge, and the upper left stays free for words.
 */
export function Scene({ id, children, front, way, end: [x, y], reach = 150, wide }: Props) {
  const [left, width, height] = wide ? [500, 700, 600] : [0, 400, 300];
  return (
    <svg
      className={
        wide ? `${styles.scene} ${styles.evening} ${styles.fills}` : `${styles.scene} ${styles.evening}`
      }
      viewBox={`${left} 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={wide ? 'xMaxYMax' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <defs>
        <path id={`${id}-way`} d={way} />
        <linearGradient id={`${id}-thread`} gradientUnits="userSpaceOnUse" x2={x}>
          <stop className={styles.from} />
          <stop className={styles.to} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop className={styles.to} />
          <stop className={styles.clear} offset="1" />
        </radialGradient>
      </defs>
      <circle className={styles.half} fill={`url(#${id}-glow)`} cx={x} cy={y} r={reach} />
      {children}
      <use className={styles.halo} href={`#${id}-way`} />
      <use className={styles.thread} href={`#${id}-way`} stroke={`url(#${id}-thread)`} />
      <use className={styles.core} href={`#${id}-way`} />
      <circle fill={`url(#${id}-glow)`} cx={x} cy={y} r={wide ? 60 : 30} />
      <circle className={styles.shine} cx={x} cy={y} r={wide ? 9 : 6} />
      {front}
    </svg>
  );
}
