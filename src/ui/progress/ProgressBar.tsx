import { useId } from 'react';
import { words } from '../words.ts';
import styles from './ProgressBar.module.css';

export type Stage = { id: string; label: string; state: 'done' | 'current' | 'todo' };
export type ProgressBarProps = {
  percent: number;
  stages: readonly Stage[];
  label: string;
};

export function ProgressBar({ percent, stages, label }: ProgressBarProps) {
  const light = useId();
  const filled = barPercent(percent, stages);
  const at = stages.findIndex((stage) => stage.state === 'current');
  const position = words.stage(at + 1, stages.length);
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={[`${Math.round(percent)}%`, at < 0 ? '' : `${position}: ${stages[at]?.label}`]
          .filter(Boolean)
          .join(', ')}
      >
        <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
          <svg
            y="6"
            width="100%"
            height="4"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <linearGradient id={light}>
              <stop className="gradient-from" />
              <stop className="gradient-to" offset="1" />
            </linearGradient>
            <rect className={styles.track} width="100" height="4" />
            <rect
              className={styles.filled}
              width="100"
              height="4"
              fill={`url(#${light})`}
              transform={`scale(${filled / 100} 1)`}
            />
          </svg>
          {stages.map((stage, index) => (
            <svg key={stage.id} x={`${(index * 100) / stages.length}%`} overflow="visible" aria-hidden="true">
              <circle className={styles.node} data-state={stage.state} cx="7" cy="8" r="6" />
            </svg>
          ))}
        </svg>
      </div>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li
            key={stage.id}
            data-state={stage.state}
            aria-current={stage.state === 'current' ? 'step' : undefined}
          >
            {stage.label}
          </li>
        ))}
      </ol>
      {at >= 0 && (
        <p className={styles.phone} aria-hidden="true">
          <strong>{stages[at]?.label}</strong>
          <span>{position}</span>
        </p>
      )}
    </div>
  );
}

/** How much of the bar is filled: the percentage, limited to the range between the current and the next node. */
export function barPercent(percent: number, stages: readonly Pick<Stage, 'state'>[]): number {
  const share = 100 / stages.length;
  const current = stages.findIndex((stage) => stage.state === 'current');
  const from = current < 0 ? 0 : current * share;
  const to = current < 0 ? 100 : from + share;
  return Math.min(Math.max(percent, from + Math.min(share / 8, 2)), to, 100);
}
