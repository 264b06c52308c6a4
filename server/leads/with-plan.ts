import type { Plan } from '../../src/contract/offer/plan.ts';
import { winBackSku } from '../../src/contract/offer/win-back-sku.ts';
import type { OrderFlags } from '../../src/contract/tracking.ts';
import type { Lead } from './lead.ts';

/** Sets the plan and its dependent flag, which may differ from the one sent at the opening. */
export const withPlan = ({ flags }: { flags: OrderFlags | null }, plan: Pick<Plan, 'id' | 'sku'> | null) =>
  ({
    plan_id: plan?.id ?? null,
    plan_sku: plan?.sku ?? null,
    flags: withWinBack(flags, plan?.sku === winBackSku),
  }) satisfies Pick<Lead, 'plan_id' | 'plan_sku' | 'flags'>;

function withWinBack(flags: OrderFlags | null, isWinBack: boolean): OrderFlags | null {
  if (isWinBack) return { ...flags, winBack: true };
  if (flags?.winBack === undefined) return flags;
  const { winBack: _no, ...others } = flags;
  return others;
}
