import { formatMonthly } from '../../src/brazil/money.ts';
import type { MonthlyPrices } from '../../src/catalogue/overlay.ts';
import { phoneWords } from '../../src/content/conversation/phone.ts';
import { monthlyPrice } from '../../src/contract/offer/monthly-price.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import type { Lead } from './lead.ts';

interface Sources {
  readonly planLists: PlanLists;
}

export const planOfLead = ({ planLists }: Sources, lead: Lead): ListedPlan | undefined =>
  lead.plan_id === null ? undefined : planLists.find(lead.addon ?? undefined, lead.plan_id);

/** What a plan cost as the lead chose it, if it costs something else now. */
export function formerPrices(
  { planLists }: Sources,
  { plan_id }: Lead,
  now: MonthlyPrices | undefined,
): MonthlyPrices | undefined {
  const told = plan_id === null ? undefined : planLists.pricesOf(plan_id);
  if (told === undefined || now === undefined) return undefined;
  const { price, price_with_dacc } = told;
  const isSame = price === now.price && price_with_dacc === now.price_with_dacc;
  return isSame ? undefined : { price, price_with_dacc };
}

/** Tells who sold it that the customer has to agree to another price than was read to them; empty if it is the same. */
export function priceChangeTold(sources: Sources, lead: Lead): string {
  const plan = planOfLead(sources, lead);
  const was = formerPrices(sources, lead, plan);
  if (plan === undefined || was === undefined) return '';
  const [before, now] = [was, plan].map((prices) => monthlyPrice(prices, lead.direct_debit === true));
  return before === undefined || now === undefined || before === now
    ? ''
    : ` ${phoneWords.priceChanged(formatMonthly(before), formatMonthly(now))}`;
}
