import { formatAmount } from '../../../brazil/money.ts';
import { planWords } from '../../../content/screens/plans.ts';
import { reviewWords as words } from '../../../content/screens/review.ts';
import { monthlyPrice } from '../../../contract/offer/monthly-price.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { bonusRow } from '../../../dialogue/summary/bonus-row.ts';
import { knownRows } from '../../../dialogue/summary/known-rows.ts';
import { debitNote, priceChange, priceRows } from '../../../dialogue/summary/price-rows.ts';
import { planReconsidered } from '../../../store/events.ts';
import { selectFacts, selectWalk } from '../../../store/selectors.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Price } from '../../../ui/blocks/Price.tsx';
import { SummaryList } from '../../../ui/blocks/SummaryList.tsx';
import { StepLink } from '../../StepLink.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import screenStyles from '../screens.module.css';
import styles from './review.module.css';

/** The plan with its full price: what it costs now, why, and later. */
export function PlanPart({ plan }: { plan: Plan }) {
  const { answers, coverage } = useAppSelector(selectFacts);
  const price = monthlyPrice(plan, answers.direct_debit);
  const note = debitNote(plan, answers.direct_debit);
  const changed = priceChange(plan, answers.direct_debit);
  const speeds = words.speeds(planWords.speed(plan.plan_download), planWords.speed(plan.plan_upload));
  const included = plan.benefits.map(({ benefit }) => benefit).join(', ');
  return (
    <>
      <div className={styles.head}>
        <h2 className={screenStyles.heading}>{plan.plan}</h2>
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
      <SummaryList
        rows={knownRows([
          { id: 'speed', label: words.speed, value: speeds },
          bonusRow(plan),
          { id: 'included', label: words.included, value: included },
          ...priceRows(plan, answers.direct_debit, answers.due_date ?? null),
        ])}
      />
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
