import type { ReactNode } from 'react';
import styles from './pictures.module.css';

export type PictureProps = {
  /** Set it if the same picture is on a page twice. */
  id?: string;
};

type Props = {
  id: string;
  children: ReactNode;
  /** Background elements, drawn under the glow. */
  behind?: ReactNode;
  /** Foreground elements, drawn over the cable. */
  front?: ReactNode;
  /** The SVG path of the cable and its end point. */
  cable: string;
  end: readonly [x: number, y: number];
  /** Where the cable's colour begins to change. */
  start?: number;
  /** Radius of the glow at the end point. */
  reach?: number;
  /** The glow, if it is no circle around the end point. */
  glow?: { cx: number; cy: number; rx: number; ry: number };
  wide?: boolean;
};

/**
 * The frame of a picture: an evening sky and a cable of light with its glow. A `wide` picture fills a box of any shape.
 * Layout: content between x 500 and 1200, aligned to the right edge; keep the upper left free for text.
 */
export function Scene({
  id,
  children,
  behind,
  front,
  cable,
  end: [x, y],
  start,
  reach = 150,
  glow = { cx: x, cy: y, rx: reach, ry: reach },
  wide,
}: Props) {
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
        <path id={`${id}-cable`} d={cable} />
        <linearGradient id={`${id}-gradient`} gradientUnits="userSpaceOnUse" x1={start} x2={x}>
          <stop className={styles.from} />
          <stop className={styles.to} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop className={styles.to} />
          <stop className={styles.clear} offset="1" />
        </radialGradient>
      </defs>
      {behind}
      <ellipse className={styles.half} fill={`url(#${id}-glow)`} {...glow} />
      {children}
      <use className={styles.halo} href={`#${id}-cable`} />
      <use className={styles.cable} href={`#${id}-cable`} stroke={`url(#${id}-gradient)`} />
      <use className={styles.core} href={`#${id}-cable`} />
      <circle fill={`url(#${id}-glow)`} cx={x} cy={y} r={wide ? 60 : 30} />
      <circle className={styles.shine} cx={x} cy={y} r={wide ? 9 : 6} />
      {front}
    </svg>
  );
}
