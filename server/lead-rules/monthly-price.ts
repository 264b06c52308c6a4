import { toCents } from '../../src/brazil/money.ts';
import type { Plan } from '../../src/contract/plan.ts';

/** What the offer costs per month with the payment that was chosen. */
export const monthlyPrice = (plan: Plan, directDebit: boolean): number =>
  directDebit ? plan.price_with_dacc : plan.price;

export const monthlyCents = (plan: Plan, directDebit: boolean): number =>
  toCents(monthlyPrice(plan, directDebit));
