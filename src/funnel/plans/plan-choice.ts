import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../facts.ts';
import { visiblePlans } from './offered-plans.ts';
import { isWishing, type PlanWish } from './plan-wish.ts';

/** Sorts plans with subscriptions first, then by price, highest first. */
const byPreference = (one: Plan, other: Plan): number =>
  Number(other.subscriptions.length > 0) - Number(one.subscriptions.length > 0) ||
  other.price_with_dacc - one.price_with_dacc;

const distance = (plan: Plan, { download, upload }: PlanWish): number =>
  (download === null ? 0 : Math.abs(plan.plan_download - download)) +
  (upload === null ? 0 : Math.abs(plan.plan_upload - upload));

const isNamed = (plan: Plan, wish: PlanWish): boolean =>
  (wish.renewalId === null || (plan.plan_type === 'refidel' && plan.id === wish.renewalId)) &&
  (wish.migrationId === null || (plan.plan_type === 'migration' && plan.id === wish.migrationId)) &&
  (wish.id === null || plan.id === wish.id) &&
  (wish.sku === null || plan.sku === wish.sku) &&
  wish.subscriptions.every((wished) =>
    plan.subscriptions.some((slug) => slug.toLowerCase() === wished.toLowerCase()),
  );

/** The available plans that match a link, best match first. */
export function matchingPlans(plans: readonly Plan[], wish: PlanWish): Plan[] {
  const named = visiblePlans(plans, wish).filter((plan) => isNamed(plan, wish));
  const nearest = Math.min(...named.map((plan) => distance(plan, wish)));
  return named.filter((plan) => distance(plan, wish) === nearest).sort(byPreference);
}

/** Those among which a link leaves the choice, best match first; none without a link. */
export const fittingPlans = ({ coverage, wish }: Pick<Facts, 'coverage' | 'wish'>): readonly Plan[] =>
  coverage !== null && isWishing(wish) ? matchingPlans(coverage.plans, wish) : [];

/** A link decides for the visitor only if it matches exactly one plan. */
export function defaultPlan(plans: readonly Plan[], wish: PlanWish): Plan | null {
  const [only, another] = matchingPlans(plans, wish);
  return only !== undefined && another === undefined ? only : null;
}

/** Whether the link's plan is not available here. */
export const isWishUnavailable = ({ coverage, wish }: Pick<Facts, 'coverage' | 'wish'>): boolean =>
  coverage !== null && coverage.plans.length > 0 && matchingPlans(coverage.plans, wish).length === 0;

/** The plan with this id, or the one that replaced it after a price change. */
export const planWithId = (coverage: Facts['coverage'], wanted = 0): Plan | undefined =>
  coverage?.plans.find(({ id, replaces }) => id === wanted || replaces?.includes(wanted));

/** The plan of the order: the one chosen, or the only one the link matches. */
export function chosenPlan({
  answers,
  coverage,
  wish,
}: Pick<Facts, 'answers' | 'coverage' | 'wish'>): Plan | null {
  if (coverage === null) return null;
  const chosen = planWithId(coverage, answers.idPlan);
  return chosen ?? defaultPlan(coverage.plans, wish);
}
