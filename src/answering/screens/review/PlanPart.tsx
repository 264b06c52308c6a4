import { formatAmount } from '../../../brazil/money.ts';
import { reviewWords as words } from '../../../content/screens/review.ts';
import { monthlyPrice } from '../../../contract/offer/monthly-price.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { debitNote, planRows, priceChange } from '../../../dialogue/summary/plan-rows.ts';
import { planReconsidered } from '../../../store/events.ts';
import { selectFacts, selectWalk } from '../../../store/selectors.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Price } from '../../../ui/blocks/Price.tsx';
import { SummaryList } from '../../../ui/blocks/SummaryList.tsx';
import { StepLink } from '../../StepLink.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import styles from './review.module.css';

/** The plan with its full price: what it costs now, why, and later. */
export function PlanPart({ plan }: { plan: Plan }) {
  const { answers, coverage } = useAppSelector(selectFacts);
  const price = monthlyPrice(plan, answers.direct_debit);
  const note = debitNote(plan, answers.direct_debit);
  const changed = priceChange(plan, answers.direct_debit);
  return (
    <>
      <div className={styles.head}>
        <h2 className="text-l">{plan.plan}</h2>
        {coverage !== null && coverage.plans.length > 1 && <ChangePlan />}
      </div>
      {changed && <Notice tone="warning">{changed}</Notice>}
      <div className="stack gap-4">
        <Price
          amount={formatAmount(price)}
          from={price < plan.price_full ? formatAmount(plan.price_full) : undefined}
          size="large"
        />
        {note && <p className={styles.quiet}>{note}.</p>}
      </div>
      <SummaryList rows={planRows(plan, answers)} />
      <p className={styles.quiet}>{words.planConsequence}</p>
    </>
  );
}

/** A plan decided by a link must be dropped first to get a choice. */
function ChangePlan() {
  const dispatch = useAppDispatch();
  const { path } = useAppSelector(selectWalk);
  const choice = path.find(({ step }) => step.fields.includes('idPlan'))?.step.id;
  return choice ? (
    <StepLink step={choice} className={styles.edit}>
      {words.changePlan}
    </StepLink>
  ) : (
    <button type="button" className={styles.edit} onClick={() => dispatch(planReconsidered())}>
      {words.changePlan}
    </button>
  );
}
