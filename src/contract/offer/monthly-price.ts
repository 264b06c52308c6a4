import type { Plan } from './plan.ts';

/** What an offer costs a month, as the visitor pays it: the server finishes an order at no other price. */
export const monthlyPrice = (plan: Plan, directDebit: boolean | undefined): number =>
  directDebit === false ? plan.price : plan.price_with_dacc;
