import styles from './ThreadToHouse.module.css';

/** A street at dusk: the thread of light leaves the pole and ends in a lit window. */
export function ThreadToHouse() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 300" aria-hidden="true">
      <defs>
        <linearGradient id="scene-thread" x1="0" x2="1">
          <stop className={styles.from} offset="0" />
          <stop className={styles.to} offset="1" />
        </linearGradient>
      </defs>
      <g className={styles.line}>
        <path d="M12 268h456" />
        <path d="M64 268V52M40 72h48M46 88h36" />
        <path d="M136 268v-66l46-34 46 34v66M158 268v-34h28v34M200 214h14v16h-14z" />
        <path d="M272 268V132l76-56 76 56v136" />
        <path d="M258 142l90-66 90 66" />
        <path d="M334 268v-58h34v58M398 84v-24h18v38" />
        <path d="M232 268v-30M232 238c-14 0-14-22 0-22s14 22 0 22M452 268v-22M452 246c-10 0-10-16 0-16s10 16 0 16" />
      </g>
      <rect className={styles.window} x="294" y="150" width="38" height="34" rx="4" />
      <rect className={styles.window} x="372" y="150" width="38" height="34" rx="4" />
      <path
        className={styles.thread}
        d="M64 72c70 64 150 40 208 66 14 6 20 14 22 28"
        stroke="url(#scene-thread)"
      />
      <circle className={styles.light} cx="294" cy="167" r="6" />
    </svg>
  );
}
