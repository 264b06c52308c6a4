import { conditionOf } from '../../answering/summary/condition-of.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import styles from './PriceCondition.module.css';

/** Below a plan's price, wherever that stands outside of the plan's card. */
export function PriceCondition({ plan }: { plan: Plan }) {
  const condition = conditionOf(plan);
  return condition && <span className={styles.condition}>{condition}</span>;
}
