import styles from './Thread.module.css';

export const threadLightId = 'luz';

/** The gradient of the line, defined once per page. */
export function ThreadLight() {
  return (
    <svg className={styles.light} aria-hidden="true">
      <linearGradient id={threadLightId}>
        <stop className={styles.from} />
        <stop className={styles.to} offset="1" />
      </linearGradient>
    </svg>
  );
}
