import type { Plan } from '../../contract/offer/plan.ts';
import { readSpeedBonus, type SpeedBonus } from '../../contract/offer/speed-bonus.ts';

/** The speed that comes on top of a plan's own, as its list says. */
export const speedBonusOf = ({ addonBonus }: Pick<Plan, 'addonBonus'>): SpeedBonus | null =>
  addonBonus.flatMap(({ addon_description }) => readSpeedBonus(addon_description) ?? [])[0] ?? null;
