import styles from './pictures.module.css';
import { type StreetShape, street } from './street.ts';

/**
 * The hero: a cable of light runs down the street to one lit house. It fills a box of any shape, aligned to the right
 * edge; the upper left is free for text.
 */
export function StreetAtDusk({ id = 'street' }: { id?: string }) {
  return (
    <svg
      className={`${styles.scene} ${styles.evening} ${styles.fills}`}
      viewBox="500 0 700 600"
      width="700"
      height="600"
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-gradient`} gradientUnits="userSpaceOnUse" x1="240" x2="780">
          <stop className={styles.from} />
          <stop className={styles.to} offset="1" />
        </linearGradient>
        <path id={`${id}-cable`} d={street.cable} />
        <radialGradient id={`${id}-glow`}>
          <stop className={styles.to} />
          <stop className={styles.clear} offset="1" />
        </radialGradient>
      </defs>
      {street.behind.map(shape)}
      <ellipse className={styles.half} fill={`url(#${id}-glow)`} cx="940" cy="420" rx="340" ry="270" />
      {street.lit.map(shape)}
      <use className={styles.halo} href={`#${id}-cable`} />
      <use className={styles.cable} href={`#${id}-cable`} stroke={`url(#${id}-gradient)`} />
      <use className={styles.core} href={`#${id}-cable`} />
      <circle fill={`url(#${id}-glow)`} cx="814" cy="372" r="60" />
      <circle className={styles.shine} cx="814" cy="372" r="9" />
    </svg>
  );
}

const shape = ([looks, d]: StreetShape) => (
  <path key={d} className={looks.map((look) => styles[look]).join(' ')} d={d} />
);
