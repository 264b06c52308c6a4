import styles from './Line.module.css';

export const lineGradientId = 'luz';

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
