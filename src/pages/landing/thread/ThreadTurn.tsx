import styles from './Thread.module.css';
import { threadLightId } from './ThreadLight.tsx';

const ways = {
  /** From one side of the page to the other. */
  across: 'M0 0C0 50 0 50 12 50H88C100 50 100 50 100 100',
  /** From the side to the centre. */
  home: 'M0 0C0 50 0 50 12 50H40C50 50 50 50 50 100',
} as const;

/** A curve of the line, stretched to the available width. */
export function ThreadTurn({ way, className }: { way: keyof typeof ways; className: string | undefined }) {
  return (
    <svg
      className={`${styles.turn} ${className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.way} d={ways[way]} stroke={`url(#${threadLightId})`} />
    </svg>
  );
}
