import { useId } from 'react';
import { selectFacts, selectWalk } from '../../store/selectors.ts';
import { useAppSelector } from '../store-hooks.ts';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './SummaryBeside.module.css';
import { selectSummaryTitle } from './select-summary.ts';

/** The summary in the second column of a wide screen. Where the way ends, and at the review, the screen itself says it all. */
export function SummaryBeside() {
  const titleId = useId();
  const title = useAppSelector(selectSummaryTitle);
  const { step } = useAppSelector((state) => selectWalk(state).current);
  const isOrdered = useAppSelector((state) => selectFacts(state).order !== null);
  // Whose order it is must be known first.
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  if (!isReady || isOrdered || step.end || step.screen === 'review') return null;
  return (
    <aside className={styles.beside} aria-labelledby={titleId} tabIndex={-1} data-summary>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <OrderSummary />
    </aside>
  );
}
