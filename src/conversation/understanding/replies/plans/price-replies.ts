import { formatMonthly } from '../../../../brazil/money.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { listOf } from '../../../../content/list-of.ts';
import { monthlyPrice } from '../../../../contract/offer/monthly-price.ts';
import type { Plan } from '../../../../contract/offer/plan.ts';
import { discountMonthsOf } from '../../../../funnel/plans/offer-terms.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../../funnel/plans/plan-choice.ts';
import { onlyPlanIn } from '../../plans/plan-mention.ts';
import type { Asked } from '../../reading.ts';
import { notYet } from '../not-yet.ts';
import { planIn } from './plan-in.ts';

/** The most prices in one sentence. */
const mostNamed = 4;

/** A plan and its price, in a list. */
export const pricedAs = ({ plan, price_with_dacc }: Plan): string =>
  `${plan} (${formatMonthly(price_with_dacc)})`;

const withLater = (now: string, plan: Plan): string => {
  const months = discountMonthsOf(plan);
  return months === null ? now : `${now} ${replies.price.after(months, formatMonthly(plan.price_full))}`;
};

export const priceOf = (plan: Plan): string =>
  withLater(
    replies.price.of(plan.plan, formatMonthly(plan.price_with_dacc), formatMonthly(plan.price)),
    plan,
  );

const namesWayOfPaying = /\b(?:debit\w*|boletos?|faturas?|carne|automatic\w+)\b/;

/** Of the visitor's own plan the price that it comes to, once it is chosen how it is paid. */
function ownPriceOf(plan: Plan, { facts, steps }: Asked, words: string): string {
  const { direct_debit: isDebit } = facts.answers;
  const isAsked = steps.some(({ fields }) => fields.includes('direct_debit'));
  const isSame = plan.price === plan.price_with_dacc || plan !== chosenPlan(facts);
  if (isDebit === undefined || isAsked || isSame || namesWayOfPaying.test(words)) return priceOf(plan);
  return withLater(
    replies.price.chosen(plan.plan, formatMonthly(monthlyPrice(plan, isDebit)), isDebit),
    plan,
  );
}

/** The price of a plan as the order is paid; both, where that is not known. */
export function priceInOrder(plan: Plan, isDebit: boolean | undefined): string {
  if (isDebit === undefined) return priceOf(plan);
  return withLater(
    replies.price.inOrder(plan.plan, formatMonthly(monthlyPrice(plan, isDebit)), isDebit),
    plan,
  );
}

export function price(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  if (plan !== null) {
    const own = ownPriceOf(plan, asked, words);
    // 'Quanto fica no total com a instalação?'
    return /\binstala/.test(words) ? `${own} ${replies.installation.cost}` : own;
  }
  return lowestPrice(offeredPlans(asked.facts)) ?? listedPrice(asked, words) ?? notYet(asked, replies.price);
}

/** Before the address is known: the price of a plan that is named, here or by the link, or the cheapest of each speed. */
function listedPrice(asked: Asked, words: string): string | null {
  const { facts, journey, plansListed = [] } = asked;
  if (facts.coverage !== null || journey.includes('consulta-cpf')) return null;
  const ofLink = chosenPlan({ ...facts, coverage: { plans: plansListed, infra: null } });
  const meant = onlyPlanIn(words, plansListed) ?? ofLink;
  if (meant !== null) return `${priceOf(meant)} ${replies.price.ifPlanCovered}`;
  const cheapest = listedBySpeed(asked).slice(0, mostNamed);
  if (cheapest.length === 0) return null;
  const prices = cheapest.map(({ plan, price_with_dacc }) =>
    replies.price.listedPlan(plan, formatMonthly(price_with_dacc)),
  );
  return `${replies.price.listed(prices)} ${replies.price.ifCovered}`;
}

/** Before the address is known: the cheapest plan of each speed on sale. */
export function listedBySpeed({ facts, journey, plansListed = [] }: Asked): readonly Plan[] {
  if (facts.coverage !== null || journey.includes('consulta-cpf')) return [];
  const bySpeed = Map.groupBy(plansListed, ({ plan_download }) => plan_download);
  return [...bySpeed.values()]
    .flatMap((plans) => cheapestOf(plans) ?? [])
    .toSorted((one, other) => one.plan_download - other.plan_download);
}

export const cheapestOf = (plans: readonly Plan[]): Plan | undefined =>
  plans.toSorted((one, other) => one.price_with_dacc - other.price_with_dacc)[0];

/** The plan with the lowest price; null if there is none. */
export function lowestPrice(plans: readonly Plan[]): string | null {
  const cheapest = cheapestOf(plans);
  return cheapest === undefined
    ? null
    : replies.price.from(
        cheapest.plan,
        formatMonthly(cheapest.price_with_dacc),
        formatMonthly(cheapest.price),
      );
}

/** Prices are fixed; a visitor who has not chosen the cheapest plan hears of it. */
export function negotiation({ facts }: Asked): string {
  const offered = offeredPlans(facts);
  const cheapest = cheapestOf(offered);
  const chosen = chosenPlan(facts);
  const isChosen = cheapest !== undefined && chosen?.price_with_dacc === cheapest.price_with_dacc;
  return [replies.price.fixed, isChosen ? null : lowestPrice(offered)].filter(Boolean).join(' ');
}

/** The price after the discount, of the plan that is meant or of the first ones. */
export function priceLater(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  if (plan !== null) return `${ownPriceOf(plan, asked, words)} ${replies.price.adjustment}`;
  const later = offeredPlans(asked.facts).flatMap((one) => {
    const months = discountMonthsOf(one);
    return months === null ? [] : [replies.price.later(one.plan, months, formatMonthly(one.price_full))];
  });
  return later.length === 0
    ? replies.price.adjustment
    : `${listOf(later.slice(0, mostNamed), 'e')}. ${replies.price.adjustment}`;
}
