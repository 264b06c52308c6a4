import { priceConditionWords } from '../../content/screens/price-condition.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { discountMonthsOf } from '../../funnel/offer-terms.ts';

type Priced = Pick<Plan, 'discount' | 'discountMonths' | 'price' | 'price_with_dacc'>;

const { debit, months } = priceConditionWords;

/** What the price with direct debit holds for: nothing, where it is everybody's price and stays. */
export const conditionOf = (offer: Priced): string => {
  const { price, price_with_dacc } = offer;
  const until = discountMonthsOf(offer);
  return [...(price > price_with_dacc ? [debit] : []), ...(until === null ? [] : [months(until)])].join(', ');
};
