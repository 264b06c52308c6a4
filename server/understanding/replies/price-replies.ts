import { formatMonthly } from '../../../src/brazil/money.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { listOf } from '../../../src/content/list-of.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { discountMonthsOf } from '../../../src/funnel/plans/offer-terms.ts';
import { type Heard, notYet } from './open-question.ts';
import {
  byPrice,
  bySpeed,
  chosenOf,
  listedTo,
  offeredTo,
  planIn,
  planNamed,
  plansCompared,
  plansNamed,
  shownTo,
} from './plans-meant.ts';

const mostNamed = 4;

export const byDebit = ({ price_with_dacc }: Plan): string => formatMonthly(price_with_dacc);

function priceOf(plan: Plan): string {
  const now = replies.price.of(plan.plan, byDebit(plan), formatMonthly(plan.price));
  const months = discountMonthsOf(plan);
  return months === null ? now : `${now} ${replies.price.after(months, formatMonthly(plan.price_full))}`;
}

function lowestPrice(plans: readonly Plan[]): string | null {
  const [cheapest] = byPrice(plans);
  return cheapest === undefined
    ? null
    : replies.price.from(cheapest.plan, byDebit(cheapest), formatMonthly(cheapest.price));
}

function lowestPrices(plans: readonly Plan[]): string | null {
  const cheapest = new Map(
    byPrice(plans)
      .toReversed()
      .map((plan) => [plan.plan_download, plan]),
  );
  const prices = bySpeed([...cheapest.values()])
    .slice(0, mostNamed)
    .map((plan) => replies.price.listedPlan(plan.plan, byDebit(plan)));
  return prices.length === 0 ? null : replies.price.listed(prices);
}

/** Before the address is known: the price of the plan that is named, or the lowest of each speed. */
function listedPrice(heard: Heard): string | null {
  const listed = listedTo(heard);
  const compared = plansCompared(heard.plain, listed);
  if (compared.length > 1) return `${compared.map(priceOf).join(' ')} ${replies.price.ifCovered}`;
  const named =
    planNamed(heard.plain, listed) ?? listed.find(({ id }) => id === heard.context.chosen) ?? null;
  if (named !== null) return `${priceOf(named)} ${replies.price.ifPlanCovered}`;
  const described = plansNamed(heard.plain, listed);
  const prices = lowestPrices(described.length > 0 ? described : listed);
  return prices === null ? null : `${prices} ${replies.price.ifCovered}`;
}

/** The prices of the plans that are named: in full, if they are few. */
function pricesNamed(heard: Heard): string | null {
  const named = plansNamed(heard.plain, offeredTo(heard));
  if (named.length < 2) return null;
  return named.length > mostNamed ? lowestPrices(named) : named.map(priceOf).join(' ');
}

export function price(heard: Heard): string {
  const named = pricesNamed(heard);
  if (named !== null) return named;
  const listed = listedPrice(heard);
  if (listed !== null) return listed;
  const plan = planIn(heard);
  if (plan === null) return lowestPrice(offeredTo(heard)) ?? notYet(heard, replies.price);
  return /\binstala/.test(heard.plain) ? `${priceOf(plan)} ${replies.installation.cost}` : priceOf(plan);
}

/** The price after the discount, of the plan that is meant or of the first ones. */
export function priceLater(heard: Heard): string {
  const plan = planIn(heard);
  if (plan !== null) return `${priceOf(plan)} ${replies.price.adjustment}`;
  const later = shownTo(heard).flatMap((one) => {
    const months = discountMonthsOf(one);
    return months === null ? [] : [replies.price.later(one.plan, months, formatMonthly(one.price_full))];
  });
  const { adjustment, discounts } = replies.price;
  if (later.length === 0) return `${adjustment} ${discounts}`;
  return `${listOf(later.slice(0, mostNamed), 'e')}. ${adjustment}`;
}

/** Prices are fixed; a visitor who has not chosen the cheapest plan hears of it. */
export function negotiation(heard: Heard): string {
  const offered = offeredTo(heard);
  const isCheapest = chosenOf(heard)?.price_with_dacc === byPrice(offered)[0]?.price_with_dacc;
  const cheaper = isCheapest ? null : lowestPrice(offered);
  return cheaper === null ? replies.price.fixed : `${replies.price.fixed} ${cheaper}`;
}
