import { formatPrice } from '../../../brazil/money.ts';
import { reviewWords } from '../../../content/screens/review.ts';
import type { Plan } from '../../../contract/plan.ts';

const { loyaltyText, noLoyalty } = reviewWords.contract;

export const loyaltyInWords = ({ loyaltyMonths, penalty }: Plan): string =>
  loyaltyMonths > 0 ? loyaltyText(loyaltyMonths, formatPrice(penalty)) : noLoyalty;
