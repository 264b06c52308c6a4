import type { Plan } from '../../contract/offer/plan.ts';

/** The plans of each speed, the cheapest first: the speed that is wanted before the others, which rise. */
export function plansBySpeed(plans: readonly Plan[], wanted: number | null): readonly (readonly Plan[])[] {
  const place = (speed: number): number => (speed === wanted ? 0 : speed);
  return [...Map.groupBy(plans, ({ plan_download }) => plan_download)]
    .sort(([one], [other]) => place(one) - place(other))
    .map(([, group]) => group.toSorted((one, other) => one.price_with_dacc - other.price_with_dacc));
}
