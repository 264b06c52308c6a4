import { formatMonthly } from '../../src/brazil/money.ts';
import { monthlyPrice } from '../../src/contract/offer/monthly-price.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';
import { monthlyCents } from './monthly-cents.ts';

/** Refuses the order if the price differs from the one shown at agreement. */
export function assertSameOffer(
  plan: Plan,
  directDebit: boolean,
  seen: { sku: string; price: number },
): void {
  const same = seen.sku === plan.sku && Math.round(seen.price * 100) === monthlyCents(plan, directDebit);
  if (same) return;
  const price = formatMonthly(monthlyPrice(plan, directDebit));
  refuse(
    409,
    problemCodes.priceChanged,
    `O valor do plano ${plan.plan} agora é ${price}. Confira o resumo e finalize de novo se concordar.`,
  );
}
