import { toCents } from '../../src/brazil/money.ts';
import { monthlyPrice } from '../../src/contract/offer/monthly-price.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';

export const monthlyCents = (plan: Plan, directDebit: boolean): number =>
  toCents(monthlyPrice(plan, directDebit));
