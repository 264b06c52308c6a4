import type { Plan } from '../../../contract/offer/plan.ts';
import { servicesToChoose } from '../../../funnel/plan-advice/advise-plan.ts';

/** What the list is narrowed to. All of it: `null`. */
export interface PlanFilters {
  speed: number | null;
  service: string | null;
}

/** So many are seen at once or after a swipe. */
const few = 3;

/** The speeds and services among many plans; none where there is nothing to choose between. */
export function filtersOf(plans: readonly Plan[]): {
  speeds: readonly number[];
  services: readonly { slug: string; name: string }[];
} {
  const speeds = [...new Set(plans.map((plan) => plan.plan_download))].sort((one, other) => one - other);
  const isMany = plans.length > few;
  return {
    speeds: isMany && speeds.length > 1 ? speeds : [],
    services: isMany ? servicesToChoose(plans) : [],
  };
}

const isOf = (plan: Plan, { speed, service }: PlanFilters): boolean =>
  (speed === null || plan.plan_download === speed) &&
  (service === null || plan.subscriptions.includes(service));

/** The plans that both leave. */
export function filtered(plans: readonly Plan[], filters: PlanFilters): readonly Plan[] {
  return plans.filter((plan) => isOf(plan, filters));
}

/** Two that no plan has together give way to the one that was chosen last. */
export function withChoice(plans: readonly Plan[], before: PlanFilters, now: PlanFilters): PlanFilters {
  if (filtered(plans, now).length > 0) return now;
  return now.speed === before.speed
    ? { speed: null, service: now.service }
    : { speed: now.speed, service: null };
}
