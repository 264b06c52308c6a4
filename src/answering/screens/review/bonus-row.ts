import { reviewWords } from '../../../content/screens/review.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { plainBonus } from '../../../contract/offer/speed-bonus.ts';
import type { SummaryRow } from '../../../ui/blocks/SummaryList.tsx';

/** Its value is empty for a plan without a bonus. */
export const bonusRow = ({ addonBonus }: Pick<Plan, 'addonBonus'>): SummaryRow => ({
  id: 'bonus',
  label: reviewWords.bonus,
  value: addonBonus.map(plainBonus).join('; '),
});
