import { priceConditionWords } from '../../content/landing/price-condition.ts';
import type { Plan } from '../../contract/plan.ts';

type Priced = Pick<Plan, 'discount' | 'discountMonths' | 'price' | 'price_with_dacc'>;

const { debit, months } = priceConditionWords;

/** What the price with direct debit holds for: nothing, where it is everybody's price and stays. */
export const conditionOf = ({ discount, discountMonths, price, price_with_dacc }: Priced): string =>
  [
    ...(price > price_with_dacc ? [debit] : []),
    ...(discount > 0 && discountMonths > 0 ? [months(discountMonths)] : []),
  ].join(', ');
