import type { Plan } from '../../contract/offer/plan.ts';
import { conditionOf } from '../../funnel/plans/condition-of.ts';
import styles from './PriceCondition.module.css';

/** The condition below a plan's price outside its card. */
export function PriceCondition({ plan }: { plan: Plan }) {
  const condition = conditionOf(plan);
  return condition && <span className={styles.condition}>{condition}</span>;
}
