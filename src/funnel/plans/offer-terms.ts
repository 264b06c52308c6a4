import { formatPrice } from '../../brazil/money.ts';
import type { Plan } from '../../contract/offer/plan.ts';

/** The penalty as money; null if the host does not tell it. */
export const penaltyOf = ({ penalty }: Plan): string | null =>
  penalty === null ? null : formatPrice(penalty);

/** How many months the discount lasts; null if it is permanent, missing or unknown. */
export const discountMonthsOf = ({
  discount,
  discountMonths,
}: Pick<Plan, 'discount' | 'discountMonths'>): number | null =>
  discount > 0 && discountMonths !== null && discountMonths > 0 ? discountMonths : null;
