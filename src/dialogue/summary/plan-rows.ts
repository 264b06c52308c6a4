import { planWords } from '../../content/screens/plans.ts';
import { reviewWords as words } from '../../content/screens/review.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { plainBonus } from '../../contract/offer/speed-bonus.ts';
import type { Answers } from '../../funnel/fields/answer-values.ts';
import { penaltyOf } from '../../funnel/plans/offer-terms.ts';
import { knownRows, type Row } from './known-rows.ts';
import { priceRows } from './price-rows.ts';

/** Its value is empty for a plan without a bonus. */
export const bonusRow = ({ addonBonus }: Pick<Plan, 'addonBonus'>): Row => ({
  id: 'bonus',
  label: words.bonus,
  value: addonBonus.map(plainBonus).join('; '),
});

/** Empty if the host does not tell whether the plan has a minimum term. */
export function loyaltyRows(plan: Plan): Row[] {
  const { loyaltyMonths: months } = plan;
  if (months === null) return [];
  const { loyalty, loyaltyText, noLoyalty } = words.contract;
  return [
    { id: 'loyalty', label: loyalty, value: months > 0 ? loyaltyText(months, penaltyOf(plan)) : noLoyalty },
  ];
}

/** What a plan brings, and its full price. */
export function planRows(plan: Plan, { direct_debit, due_date }: Answers): Row[] {
  const speeds = words.speeds(planWords.speed(plan.plan_download), planWords.speed(plan.plan_upload));
  const included = plan.benefits.map(({ benefit }) => benefit).join(', ');
  return knownRows([
    { id: 'speed', label: words.speed, value: speeds },
    bonusRow(plan),
    { id: 'included', label: words.included, value: included },
    ...priceRows(plan, direct_debit, due_date ?? null),
  ]);
}
