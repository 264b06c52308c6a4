import { speedHeroes } from '../../../content/landing/plans/speed-heroes.ts';
import type { Plan } from '../../../contract/offer/plan.ts';

const downloadsAt: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(speedHeroes).map(([route, { downloads }]) => [route, downloads]),
);

/** Whether the route is about this plan's speed. */
export const leadsAt = (route: string, { plan_download }: Plan): boolean =>
  downloadsAt.get(route)?.includes(plan_download) ?? false;

interface Card {
  options: readonly { face: { sku: string } }[];
}

/** Puts the cards of the route's speed first. */
export function leadingFirst<Face extends Card>(
  cards: readonly Face[],
  plans: readonly Plan[],
  route: string,
): readonly Face[] {
  const leading = new Set(plans.filter((plan) => leadsAt(route, plan)).map(({ sku }) => sku));
  const leads = ({ options }: Face) => options.some(({ face }) => leading.has(face.sku));
  return [...cards.filter(leads), ...cards.filter((card) => !leads(card))];
}
