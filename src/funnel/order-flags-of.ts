import { winBackSku } from '../contract/offer/win-back-sku.ts';
import type { OrderFlags } from '../contract/tracking.ts';
import type { Campaign } from './campaign.ts';
import type { Facts } from './facts.ts';
import { chosenPlan } from './plans/plan-choice.ts';

/** The flags sent with an order, from its campaign and plan. */
export function orderFlagsOf({ flags }: Pick<Campaign, 'flags'>, facts: Facts): OrderFlags {
  const sku = facts.coverage === null ? facts.wish.sku : chosenPlan(facts)?.sku;
  return sku === winBackSku ? { ...flags, winBack: true } : flags;
}
