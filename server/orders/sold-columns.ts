import type { Plan } from '../../src/contract/offer/plan.ts';
import { toFlag } from '../database/column-values.ts';
import { monthlyCents } from './monthly-cents.ts';

/** A plan as it was sold, in the columns that orders and renewals share. */
export const soldColumns = (plan: Plan, directDebit: boolean) => ({
  plan_id: plan.id,
  plan_sku: plan.sku,
  plan: JSON.stringify(plan),
  price_cents: monthlyCents(plan, directDebit),
  direct_debit: toFlag(directDebit),
});
