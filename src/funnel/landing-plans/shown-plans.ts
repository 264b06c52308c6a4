import type { Plan } from '../../contract/offer/plan.ts';
import type { Campaign } from '../campaign.ts';
import type { Landing } from '../landing.ts';
import { streamingSlugs } from '../streaming-slugs.ts';

interface ShownOn {
  campaign: Pick<Campaign, 'exclusions'>;
  landing: Pick<Landing, 'order' | 'service'>;
  /** The route without the campaign. */
  route: string;
}

/** The plans that a page shows, in its order. Coverage pages show all: there the visitor's address decides. */
export function shownPlans(plans: readonly Plan[], { campaign, landing, route }: ShownOn): readonly Plan[] {
  const onLanding = plans.filter(({ showOnLanding }) => showOnLanding);
  const isCoverage = route.includes('/consultar-cobertura');
  const { service } = landing;
  const shown = isCoverage
    ? onLanding
    : onLanding.filter(
        ({ sku, subscriptions }) =>
          !campaign.exclusions.includes(sku) &&
          (service === null || subscriptions.includes(streamingSlugs[service])),
      );
  return inOrder(shown, landing.order);
}

/** Sorts by the configured order; each other plan follows the last configured one that is not faster. */
function inOrder(plans: readonly Plan[], order: readonly string[]): Plan[] {
  const named = order.map((sku) => plans.find((plan) => plan.sku === sku));
  const rank = (plan: Plan): number =>
    order.includes(plan.sku)
      ? order.indexOf(plan.sku)
      : named.findLastIndex((one) => one !== undefined && one.plan_download <= plan.plan_download) + 0.5;
  return plans.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.plan_download - other.plan_download ||
      one.price_with_dacc - other.price_with_dacc,
  );
}

/** The cheapest plan; of several at that price, the first. */
export const lowestPriced = (plans: readonly Plan[]): Plan | null =>
  plans.reduce<Plan | null>(
    (lowest, plan) => (lowest === null || plan.price_with_dacc < lowest.price_with_dacc ? plan : lowest),
    null,
  );

/** The plan marked as cheapest; null if all cost the same. */
export function cheapestOf(plans: readonly Plan[]): Plan | null {
  const lowest = lowestPriced(plans);
  return plans.some((plan) => lowest !== null && plan.price_with_dacc > lowest.price_with_dacc)
    ? lowest
    : null;
}
