import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../facts.ts';

/** The plans offered to this visitor. Hidden plans are offered only with their link or to a contract holder. */
export function offeredPlans({
  coverage,
  wish,
  existingContract,
}: Pick<Facts, 'coverage' | 'wish' | 'existingContract'>): readonly Plan[] {
  const plans = coverage?.plans ?? [];
  if (existingContract !== null) return plans;
  const shown = plans.filter(
    ({ showOnLanding, sku, id }) => showOnLanding || sku === wish.sku || id === wish.id,
  );
  return shown.length > 0 ? shown : plans;
}
