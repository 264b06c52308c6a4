import { formatPrice } from '../brazil/money.ts';
import type { Plan } from '../contract/offer/plan.ts';

/** In money; of what a host does not tell nothing is said. */
export const penaltyOf = ({ penalty }: Plan): string | null =>
  penalty === null ? null : formatPrice(penalty);

/** For how long the discount holds: null where it stays, where there is none, and where nobody says. */
export const discountMonthsOf = ({
  discount,
  discountMonths,
}: Pick<Plan, 'discount' | 'discountMonths'>): number | null =>
  discount > 0 && discountMonths !== null && discountMonths > 0 ? discountMonths : null;
