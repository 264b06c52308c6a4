import { priceConditionWords } from '../../content/screens/price-condition.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { discountMonthsOf } from './offer-terms.ts';

type Priced = Pick<Plan, 'discount' | 'discountMonths' | 'price' | 'price_with_dacc'>;

const { debit, months } = priceConditionWords;

/** The conditions of the price with direct debit; empty if it is unconditional and permanent. */
export const conditionOf = (offer: Priced): string => {
  const { price, price_with_dacc } = offer;
  const until = discountMonthsOf(offer);
  return [...(price > price_with_dacc ? [debit] : []), ...(until === null ? [] : [months(until)])].join(', ');
};
