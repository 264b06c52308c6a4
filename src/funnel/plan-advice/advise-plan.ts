import type { Plan } from '../../contract/offer/plan.ts';
import { speedBonusOf } from '../landing-plans/bonus-of.ts';
import { households, megaFor, type Use } from './need-rules.ts';

/** What somebody says of themselves: all of it may be left out. */
export interface PlanNeeds {
  people?: number;
  use?: Use;
  /** The service that comes along, by its slug; `none`: the connection alone. */
  service?: string | 'none';
}

/** What of a plan advice is given by: a page carries no more of it. */
export interface AdvisablePlan
  extends Pick<Plan, 'id' | 'plan' | 'plan_download' | 'price_with_dacc' | 'subscriptions' | 'addonBonus'> {
  benefits: readonly { slug: string; benefit: string }[];
}

export interface PlanAdvice<One extends AdvisablePlan> {
  plan: One;
  /** The next best: the cheapest that is faster, or else one for less. */
  next: One | null;
  /** The speed that the needs come to. */
  mega: number;
  /** What of it the plan brings on top of its own, for ever; 0 for none. */
  bonus: number;
  /** Whether the plan has that speed: no other may be fast enough. */
  isFastEnough: boolean;
  /** Whether it brings the service along: perhaps none does. */
  hasService: boolean;
}

/** The speed that these needs come to, in Mega. */
export function megaNeeded({ people = 1, use = 'browsing' }: PlanNeeds): number {
  const household = households.find(({ upTo }) => people <= upTo);
  return (household?.mega ?? 0) + megaFor[use];
}

/** A bonus that ends is no help with what is needed every day, and one of downloading none with what is sent. */
function bonusFor({ use }: PlanNeeds, plan: AdvisablePlan): number {
  const bonus = speedBonusOf(plan);
  return bonus?.lasts === 'forever' && use !== 'creation' ? bonus.mega : 0;
}

type SpeedOf = (plan: AdvisablePlan) => number;

/** The cheapest first; of two at one price the one that offers more. */
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

/** The services that come with some of these plans and not with all. */
export const servicesToChoose = (plans: readonly AdvisablePlan[]): { slug: string; name: string }[] =>
  [...new Set(plans.flatMap(({ subscriptions }) => subscriptions))]
    .filter((slug) => plans.some(({ subscriptions }) => !subscriptions.includes(slug)))
    .map((slug) => ({
      slug,
      name:
        plans.flatMap(({ benefits }) => benefits).find((benefit) => benefit.slug === slug)?.benefit || slug,
    }));

/** The cheapest plan that is fast enough and brings the service along; without one, what comes closest. */
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
