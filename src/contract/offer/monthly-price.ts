import type { Plan } from './plan.ts';

/** The monthly price as the visitor pays it. The server accepts an order at this price only. */
export const monthlyPrice = (
  plan: Pick<Plan, 'price' | 'price_with_dacc'>,
  directDebit: boolean | undefined,
): number => (directDebit === false ? plan.price : plan.price_with_dacc);
