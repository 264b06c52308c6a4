import { useId } from 'react';
import { selectShowsAll, selectSummaryTitle } from '../../dialogue/summary/select-summary.ts';
import { selectWalk } from '../../store/selectors.ts';
import { useAppSelector } from '../store-hooks.ts';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './SummaryBeside.module.css';

/**
 * The summary in the second column of a wide screen. It is hidden at the review and at the end, which show the same.
 */
export function SummaryBeside() {
  const titleId = useId();
  const title = useAppSelector(selectSummaryTitle);
  const { step } = useAppSelector((state) => selectWalk(state).current);
  const isAllShown = useAppSelector(selectShowsAll);
  // Before the visit is ready, the answers may belong to another visitor.
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  if (!isReady || isAllShown || step.end) return null;
  return (
    <aside className={styles.beside} aria-labelledby={titleId} tabIndex={-1} data-summary>
      <h2 id={titleId} className="text-l">
        {title}
      </h2>
      <OrderSummary />
    </aside>
  );
}
