import styles from './BenefitMark.module.css';
import { anyBenefitMark, benefitMarks } from './benefit-marks.ts';

/** The drawn mark of an app. Decoration: its name stands beside it. Light and dark are the same drawing in other tokens. */
export function BenefitMark({ slug }: { slug: string }) {
  const { line, lit, litLine } = benefitMarks[slug] ?? anyBenefitMark;
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect className={styles.tile} width="48" height="48" rx="12" />
      {lit && <path className={styles.lit} d={lit} />}
      <path d={line} />
      {litLine && <path className={styles.litLine} d={litLine} />}
    </svg>
  );
}
