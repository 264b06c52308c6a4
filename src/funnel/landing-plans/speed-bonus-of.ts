import type { Plan } from '../../contract/offer/plan.ts';
import { readSpeedBonus, type SpeedBonus } from '../../contract/offer/speed-bonus.ts';

/** The speed that the plan list adds to the plan's own. */
export const speedBonusOf = ({ addonBonus }: Pick<Plan, 'addonBonus'>): SpeedBonus | null =>
  addonBonus.flatMap(({ addon_description }) => readSpeedBonus(addon_description) ?? [])[0] ?? null;
