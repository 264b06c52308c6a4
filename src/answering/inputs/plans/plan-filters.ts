import type { Plan } from '../../../contract/offer/plan.ts';
import { servicesToChoose } from '../../../funnel/plan-advice/advise-plan.ts';

/** The filters of the list; `null`: not filtered. */
export interface PlanFilters {
  speed: number | null;
  service: string | null;
}

/** Up to this many plans need no filter. */
const few = 3;

/** The speeds and services to filter by; empty if all plans are alike. */
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

/** The plans that match both filters. */
export function filtered(plans: readonly Plan[], filters: PlanFilters): readonly Plan[] {
  return plans.filter((plan) => isOf(plan, filters));
}

/** If no plan matches both filters, the older one is cleared. */
export function withChoice(plans: readonly Plan[], before: PlanFilters, now: PlanFilters): PlanFilters {
  if (filtered(plans, now).length > 0) return now;
  return now.speed === before.speed
    ? { speed: null, service: now.service }
    : { speed: now.speed, service: null };
}
