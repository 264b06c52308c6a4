import { reviewWords } from '../../content/screens/review.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { penaltyOf } from '../../funnel/plans/offer-terms.ts';
import type { Row } from './known-rows.ts';

const { loyalty, loyaltyText, noLoyalty } = reviewWords.contract;

/** Empty if the host does not tell whether the plan has a minimum term. */
export function loyaltyRows(plan: Plan): Row[] {
  const { loyaltyMonths: months } = plan;
  if (months === null) return [];
  const value = months > 0 ? loyaltyText(months, penaltyOf(plan)) : noLoyalty;
  return [{ id: 'loyalty', label: loyalty, value }];
}
