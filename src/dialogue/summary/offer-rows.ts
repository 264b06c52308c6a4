import { formatMonthly } from '../../brazil/money.ts';
import { panelWords } from '../../content/conversation/panels.ts';
import { planWords } from '../../content/screens/plans.ts';
import { priceConditionWords } from '../../content/screens/price-condition.ts';
import { reviewWords } from '../../content/screens/review.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import { discountMonthsOf } from '../../funnel/plans/offer-terms.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { bonusRow, includedRow, knownRows, type Row } from './plan-rows.ts';

const words = panelWords.summary;

/** Plan, price with its duration, and installation day, as far as known. */
export function offerRows(
  plan: Plan,
  price: number,
  { answers }: Pick<Facts, 'answers'>,
  journey: readonly StepId[],
): Row[] {
  const isDiscounted = answers.direct_debit !== false && plan.price !== plan.price_with_dacc;
  const months = discountMonthsOf(plan);
  const monthly = formatMonthly(price);
  const isDateOpen = answers.schedules === undefined && journey.includes('data-instalacao');
  const date = plan.installationSchedule ? words.installationLater : reviewWords.contract.dateToAgree;
  return knownRows([
    { id: 'plan', label: reviewWords.plan, value: plan.plan },
    bonusRow(plan),
    {
      id: 'price',
      label: words.price,
      value: isDiscounted ? `${monthly} ${priceConditionWords.debit}` : monthly,
    },
    {
      id: 'holds',
      label: words.holds,
      value: months !== null && planWords.after(months, formatMonthly(plan.price_full)),
    },
    includedRow(plan),
    { id: 'date', label: reviewWords.schedule, value: isDateOpen && date },
  ]);
}
