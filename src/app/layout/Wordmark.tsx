import { siteWords } from '../../content/site.ts';
import styles from './Wordmark.module.css';

/** The name as a logo. */
export function Wordmark() {
  return (
    <svg className={styles.mark} viewBox="0 0 148 36" role="img" aria-label={siteWords.name}>
      <defs>
        <linearGradient id="wordmark-gradient" x1="0" x2="1">
          <stop className="gradient-from" offset="0" />
          <stop className="gradient-to" offset="1" />
        </linearGradient>
      </defs>
      <text className={styles.name} x="0" y="23">
        {siteWords.name}
      </text>
      <path className={styles.cable} d="M1 31.5h60c8 0 10-3 18-3h40" stroke="url(#wordmark-gradient)" />
      <circle className={styles.light} cx="121" cy="28.5" r="2.5" />
    </svg>
  );
}
