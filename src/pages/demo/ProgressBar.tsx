import styles from './ProgressBar.module.css';
import { type Progress, progressPace } from './progress.ts';

/** Never prerendered: the policy forbids inline styles in the document, not those set by scripts. */
export function ProgressBar({ progress, label }: { progress: Progress; label: string }) {
  if (progress === null) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      data-done={progress === 1 || undefined}
      style={{ transform: `scaleX(${progress})`, transitionDuration: `${progressPace.speed}ms` }}
    />
  );
}
