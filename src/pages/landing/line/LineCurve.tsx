import styles from './Line.module.css';

const lineGradientId = 'luz';

/** The gradient of the line, defined once per page. */
export function LineGradient() {
  return (
    <svg className={styles.defined} aria-hidden="true">
      <linearGradient id={lineGradientId}>
        <stop className="gradient-from" />
        <stop className="gradient-to" offset="1" />
      </linearGradient>
    </svg>
  );
}

const paths = {
  /** From one side of the page to the other. */
  across: 'M0 0C0 50 0 50 12 50H88C100 50 100 50 100 100',
  /** From the side to the centre. */
  toCentre: 'M0 0C0 50 0 50 12 50H40C50 50 50 50 50 100',
} as const;

/** A curve of the line, stretched to the available width. */
export function LineCurve({ path, className }: { path: keyof typeof paths; className: string | undefined }) {
  return (
    <svg
      className={`${styles.curve} ${className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.path} d={paths[path]} stroke={`url(#${lineGradientId})`} />
    </svg>
  );
}
