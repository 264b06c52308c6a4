import type { Plan } from '../../contract/offer/plan.ts';
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
  extends Pick<Plan, 'id' | 'plan' | 'plan_download' | 'price_with_dacc' | 'subscriptions'> {
  benefits: readonly { slug: string; benefit: string }[];
}

export interface PlanAdvice<One extends AdvisablePlan> {
  plan: One;
  /** The next best: the cheapest that is faster, or else one for less. */
  next: One | null;
  /** The speed that the needs come to. */
  mega: number;
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

/** The cheapest first; of two at one price the one that offers more. */
const byPrice = (one: AdvisablePlan, other: AdvisablePlan): number =>
  one.price_with_dacc - other.price_with_dacc ||
  other.plan_download - one.plan_download ||
  other.benefits.length - one.benefits.length ||
  one.id - other.id;

const bySpeed = (one: AdvisablePlan, other: AdvisablePlan): number =>
  other.plan_download - one.plan_download || byPrice(one, other);

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
  const enough = candidates.filter(({ plan_download }) => plan_download >= mega).toSorted(byPrice);
  const [plan] = enough.length > 0 ? enough : candidates.toSorted(bySpeed);
  if (plan === undefined) return null;
  const others = candidates.filter(({ id }) => id !== plan.id).toSorted(byPrice);
  const faster = others.find(({ plan_download }) => plan_download > plan.plan_download);
  const rest = others.length > 0 ? others : plans.filter(({ id }) => id !== plan.id);
  const next = faster ?? rest.toSorted(bySpeed)[0] ?? null;
  return { plan, next, mega, isFastEnough: plan.plan_download >= mega, hasService: isWished(plan) };
}
