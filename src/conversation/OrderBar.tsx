import { memo } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { formatMonthly } from '../brazil/money.ts';
import { summaryWords as words } from '../content/conversation/summary.ts';
import type { Panel } from '../dialogue/outcome/message-outcome.ts';
import { selectRest, selectSummaryTitle } from '../dialogue/summary/select-summary.ts';
import { selectChosenPlan, selectFacts, selectMonthlyPrice, selectProgress } from '../store/selectors.ts';
import { chevronDown } from '../ui/icons/chevron-down.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './OrderBar.module.css';

/** Plan, price and what is left; opens the summary. */
export const OrderBar = memo(function OrderBar({ onPanel }: { onPanel: (panel: Panel) => void }) {
  const plan = useAppSelector(selectChosenPlan);
  const price = useAppSelector(selectMonthlyPrice);
  const { coverage } = useAppSelector(selectFacts);
  const title = useAppSelector(selectSummaryTitle);
  const rest = useAppSelector(selectRest);
  const { percent } = useAppSelector(selectProgress);
  const isKnown = coverage !== null && plan !== null && price !== null;
  return (
    <div className={styles.bar} data-order-bar data-print="no">
      <button type="button" className={styles.open} onClick={() => onPanel('summary')} aria-haspopup="dialog">
        <span className={styles.text}>
          {isKnown ? (
            <span className={styles.offer}>
              <strong className={styles.plan}>{plan.plan}</strong>{' '}
              <strong className={styles.price}>{formatMonthly(price)}</strong>
            </span>
          ) : (
            <strong>{title}</strong>
          )}
          {rest && <span className={styles.left}>{rest}</span>}
        </span>
        <span className={styles.more}>
          {words.open}
          <Icon shape={chevronDown} />
        </span>
      </button>
      <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.filled} width="100" height="1" transform={`scale(${percent / 100} 1)`} />
      </svg>
    </div>
  );
});
