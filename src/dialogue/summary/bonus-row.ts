import { reviewWords } from '../../content/screens/review.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { plainBonus } from '../../contract/offer/speed-bonus.ts';
import type { Row } from './known-rows.ts';

/** Its value is empty for a plan without a bonus. */
export const bonusRow = ({ addonBonus }: Pick<Plan, 'addonBonus'>): Row => ({
  id: 'bonus',
  label: reviewWords.bonus,
  value: addonBonus.map(plainBonus).join('; '),
});
