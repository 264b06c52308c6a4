import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../facts.ts';
import type { PlanWish } from './plan-wish.ts';

/** Hidden plans count only with a link that names them, or where nothing else is sold. */
export function visiblePlans(
  plans: readonly Plan[],
  { sku, id, renewalId, migrationId }: PlanWish,
): readonly Plan[] {
  const ids = [id, renewalId, migrationId];
  const visible = plans.filter((plan) => plan.showOnLanding || plan.sku === sku || ids.includes(plan.id));
  return visible.length > 0 ? visible : plans;
}

/** The plans offered to this visitor. A contract holder is offered all. */
export const offeredPlans = ({
  coverage,
  wish,
  existingContract,
}: Pick<Facts, 'coverage' | 'wish' | 'existingContract'>): readonly Plan[] =>
  existingContract === null ? visiblePlans(coverage?.plans ?? [], wish) : (coverage?.plans ?? []);
