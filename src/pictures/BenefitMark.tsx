import styles from './BenefitMark.module.css';
import { anyBenefitMark, benefitMarks } from './benefit-marks.ts';

/** The drawn icon of an app. Decorative: its name is written beside it. Themes change the tokens, not the drawing. */
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
