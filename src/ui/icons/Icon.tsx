import styles from './Icon.module.css';

/** One line weight on a 24 px grid. Each shape is a file of its own, so that a page fetches only what it shows. */
export function Icon({ shape, label }: { shape: string; label?: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shape} />
    </svg>
  );
}
