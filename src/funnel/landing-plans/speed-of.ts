import { planWords } from '../../content/screens/plans.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { speedBonusOf } from './speed-bonus-of.ts';

/** What the bonus makes of a plan's speed; null without one. */
export function becomesOf(plan: Pick<Plan, 'addonBonus' | 'plan_download'>): string | null {
  const bonus = speedBonusOf(plan);
  return bonus && planWords.becomes(plan.plan_download + bonus.mega);
}

/** '600 Mega, que viram 700' */
export const speedOf = (plan: Pick<Plan, 'addonBonus' | 'plan_download'>): string =>
  [planWords.speed(plan.plan_download), becomesOf(plan) ?? []].flat().join(', ');
