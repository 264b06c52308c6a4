import { useId } from 'react';
import styles from './OrderPlacedIllustration.module.css';

/** Decorative: the cable reaches the house. The text says that the order is complete. */
export function OrderPlacedIllustration() {
  const light = useId();
  return (
    <svg className={styles.scene} viewBox="0 0 320 128" width="320" height="128" aria-hidden="true">
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="0" x2="184">
        <stop className="gradient-from" />
        <stop className="gradient-to" offset="1" />
      </linearGradient>
      <path className={styles.ground} d="M0 112.5h320" />
      <g className={styles.far}>
        <path d="M26 112V84h26v28M78 112V72l18-14 18 14v40M286 112V78h22v34" />
        <path d="M34 92h10M34 101h10M92 82h8M292 86h10M292 95h10" />
      </g>
      <circle className={styles.glow} cx="222" cy="80" r="46" />
      <circle className={styles.glow} cx="222" cy="80" r="28" />
      <path className={styles.wall} d="M184 62l38-32 38 32v50h-76z" />
      <path className={styles.window} d="M210 68h24v24h-24z" />
      <path className={styles.house} d="M210 68h24v24h-24zM222 68v24M210 80h24" />
      <path className={styles.house} d="M174 70l48-40 48 40M184 62v50h76V62M248 51V37h-10" />
      <path
        className={styles.cable}
        pathLength="1"
        stroke={`url(#${light})`}
        d="M0 84c36 0 40-60 78-60 44 0 34 78 76 78h28"
      />
      <circle className={styles.spark} cx="184" cy="102" r="4.5" />
    </svg>
  );
}
