import styles from './Icon.module.css';

/**
 * Shapes on a 24 px grid with one line width. Each is a module of its own, so that pages load only the shapes they
 * show.
 */
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
