import type { Plan } from '../../contract/plan.ts';

/** The first of several offers of the same thing that the campaign sells. */
export const firstSold = (plans: readonly Plan[], skus: readonly string[]): Plan | undefined =>
  skus.flatMap((sku) => plans.find((plan) => plan.sku === sku) ?? [])[0];
