import type { Plan } from '../../contract/offer/plan.ts';
import { speedBonusOf } from '../landing-plans/speed-bonus-of.ts';
import { households, megaFor, type Use } from './need-rules.ts';

/** The visitor's needs, all optional. */
export interface PlanNeeds {
  people?: number;
  use?: Use;
  /** Slug of a service to include; `none`: no service. */
  service?: string | 'none';
}

/** The parts of a plan that the advice needs. Pages carry no more, to stay small. */
export interface AdvisablePlan
  extends Pick<Plan, 'id' | 'plan' | 'plan_download' | 'price_with_dacc' | 'subscriptions' | 'addonBonus'> {
  benefits: readonly { slug: string; benefit: string }[];
}

export interface PlanAdvice<One extends AdvisablePlan> {
  plan: One;
  /** The alternative: the cheapest faster plan, or else a cheaper one. */
  next: One | null;
  /** The speed needed, in Mega. */
  mega: number;
  /** The permanent speed bonus of the plan; 0 if none. */
  bonus: number;
  /** Whether the plan is fast enough; false if no plan is. */
  isFastEnough: boolean;
  /** Whether the plan includes the service; false if no plan does. */
  hasService: boolean;
}

/** The speed needed, in Mega. */
export function megaNeeded({ people = 1, use = 'browsing' }: PlanNeeds): number {
  const household = households.find(({ upTo }) => people <= upTo);
  return (household?.mega ?? 0) + megaFor[use];
}

/**
 * The bonus that counts: a temporary one does not help with everyday needs, and a download bonus does not help
 * uploads.
 */
function bonusFor({ use }: PlanNeeds, plan: AdvisablePlan): number {
  const bonus = speedBonusOf(plan);
  return bonus?.lasts === 'forever' && use !== 'creation' ? bonus.mega : 0;
}

type SpeedOf = (plan: AdvisablePlan) => number;

/** Sorts by price; at the same price the plan that offers more comes first. */
const byPrice =
  (speedOf: SpeedOf) =>
  (one: AdvisablePlan, other: AdvisablePlan): number =>
    one.price_with_dacc - other.price_with_dacc ||
    speedOf(other) - speedOf(one) ||
    other.benefits.length - one.benefits.length ||
    one.id - other.id;

const bySpeed =
  (speedOf: SpeedOf) =>
  (one: AdvisablePlan, other: AdvisablePlan): number =>
    speedOf(other) - speedOf(one) || byPrice(speedOf)(one, other);

/** Services included in some of these plans but not in all. */
export const servicesToChoose = (plans: readonly AdvisablePlan[]): { slug: string; name: string }[] =>
  [...new Set(plans.flatMap(({ subscriptions }) => subscriptions))]
    .filter((slug) => plans.some(({ subscriptions }) => !subscriptions.includes(slug)))
    .map((slug) => ({
      slug,
      name:
        plans.flatMap(({ benefits }) => benefits).find((benefit) => benefit.slug === slug)?.benefit || slug,
    }));

/** The cheapest plan that is fast enough and includes the service; otherwise the closest one. */
export function advisePlan<One extends AdvisablePlan>(
  plans: readonly One[],
  needs: PlanNeeds,
): PlanAdvice<One> | null {
  const { service } = needs;
  const isWished = ({ subscriptions }: One): boolean =>
    service === undefined ||
    (service === 'none' ? subscriptions.length === 0 : subscriptions.includes(service));
  const wished = plans.filter(isWished);
  const candidates = wished.length > 0 ? wished : plans;
  const mega = megaNeeded(needs);
  const speedOf = (one: AdvisablePlan): number => one.plan_download + bonusFor(needs, one);
  const [cheapest, fastest] = [byPrice(speedOf), bySpeed(speedOf)];
  const enough = candidates.filter((one) => speedOf(one) >= mega).toSorted(cheapest);
  const [plan] = enough.length > 0 ? enough : candidates.toSorted(fastest);
  if (plan === undefined) return null;
  const others = candidates.filter(({ id }) => id !== plan.id).toSorted(cheapest);
  const faster = others.find((one) => speedOf(one) > speedOf(plan));
  const rest = others.length > 0 ? others : plans.filter(({ id }) => id !== plan.id);
  const next = faster ?? rest.toSorted(fastest)[0] ?? null;
  return {
    plan,
    next,
    mega,
    bonus: bonusFor(needs, plan),
    isFastEnough: speedOf(plan) >= mega,
    hasService: isWished(plan),
  };
}
