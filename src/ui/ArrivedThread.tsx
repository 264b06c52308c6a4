import { useId } from 'react';
import styles from './ArrivedThread.module.css';

/** The thread reaches the house. Decoration: the page says in words that the order is done. */
export function ArrivedThread() {
  const light = useId();
  return (
    <svg className={styles.scene} viewBox="0 0 320 128" width="320" height="128" aria-hidden="true">
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="0" x2="236">
        <stop className={styles.from} />
        <stop className={styles.to} offset="1" />
      </linearGradient>
      <path className={styles.ground} d="M0 112.5h320" />
      <g className={styles.far}>
        <path d="M26 112V84h26v28M78 112V72l18-14 18 14v40M286 112V78h22v34" />
        <path d="M34 92h10M34 101h10M92 82h8M292 86h10M292 95h10" />
      </g>
      <circle className={styles.glow} cx="222" cy="82" r="44" />
      <path className={styles.house} d="M174 70 222 30l48 40M184 62v50h76V62" />
      <path className={styles.house} d="M248 51V36h-11" />
      <path className={styles.window} d="M211 72h22v22h-22z" />
      <path className={styles.bars} d="M222 72v22M211 83h22" />
      <path
        className={styles.thread}
        pathLength="1"
        stroke={`url(#${light})`}
        d="M0 96c44 0 44-72 92-72 40 0 30 88 70 96 24 5 40-2 40-16 0-12 8-21 20-21"
      />
      <circle className={styles.spark} cx="222" cy="83" r="4" />
    </svg>
  );
}
