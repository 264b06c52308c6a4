import { panelWords } from '../../content/conversation/panels.ts';
import { reviewWords } from '../../content/screens/review.ts';
import { townShown } from '../../contract/town.ts';
import { offerRows } from '../../dialogue/summary/offer-rows.ts';
import { everyPlanRows } from '../../dialogue/summary/plan-rows.ts';
import { selectRest } from '../../dialogue/summary/select-summary.ts';
import {
  selectChosenPlan,
  selectFacts,
  selectJourney,
  selectMonthlyPrice,
  selectWalk,
} from '../../store/selectors.ts';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { StepLink } from '../StepLink.tsx';
import { AnswerList } from '../screens/review/AnswerList.tsx';
import reviewStyles from '../screens/review/review.module.css';
import { useAppSelector } from '../store-hooks.ts';
import styles from './OrderSummary.module.css';

/** The plan, its price and all answers so far, each with a link to its question. */
export function OrderSummary() {
  const facts = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  const price = useAppSelector(selectMonthlyPrice);
  const { steps } = useAppSelector(selectJourney);
  const { path, current } = useAppSelector(selectWalk);
  const rest = useAppSelector(selectRest);
  const { answers, coverage, place } = facts;
  const offer =
    coverage === null || plan === null || price === null ? [] : offerRows(plan, price, facts, steps);
  const planStep = path.find(({ step }) => step.fields.some((name) => name === 'idPlan'))?.step;
  const change = planStep && planStep !== current.step && (
    <StepLink
      step={planStep.id}
      className={reviewStyles.edit}
      aria-label={reviewWords.editOf(reviewWords.plan)}
    >
      {reviewWords.edit}
    </StepLink>
  );
  const street = place && [place.address, place.neighborhood, townShown(place)].filter(Boolean).join(', ');
  const isEmpty = Object.values(answers).every((answer) => answer === undefined);
  return (
    <div className={styles.summary}>
      {rest && <p className="quiet">{rest}</p>}
      {isEmpty && <p>{panelWords.summary.empty}</p>}
      {plan === null && coverage?.plans.length !== 0 && steps.includes('data-instalacao') && (
        <SummaryList rows={everyPlanRows} />
      )}
      {offer.length > 0 && (
        <SummaryList
          rows={offer.map((row) => (row.id === 'plan' && change ? { ...row, action: change } : row))}
        />
      )}
      <AnswerList group="schedule" />
      {street && <SummaryList rows={[{ id: 'street', label: reviewWords.address, value: street }]} />}
      <AnswerList group="address" />
      <AnswerList group="person" />
      <AnswerList group="payment" />
    </div>
  );
}
