import type { Plan } from '../../contract/offer/plan.ts';
import { type Landing, type StreamingService, streamingServices } from '../landing.ts';
import { streamingSlugs } from '../streaming-slugs.ts';
import type { Choice } from './streaming-choice.ts';

/** A plan with the toggle that shows it. */
export interface CardOption {
  choice: Choice;
  plan: Plan;
}

/** The specification names these skus. They take the toggle before other plans with the same service. */
const servicesBySku: ReadonlyMap<string, StreamingService> = new Map([
  ['d600gl', 'globoplay'],
  ['d600gles', 'globoplay'],
  ['d600c', 'hbo-max'],
  ['d1000d', 'hbo-max'],
  ['d600b', 'paramount'],
  ['d600br', 'paramount'],
  ['d1000c', 'paramount'],
]);

/** Several services at once are not a choice: they are part of the plan. */
function choiceOf({ sku, subscriptions: [only, another] }: Plan): Choice {
  const known = servicesBySku.get(sku);
  if (known !== undefined) return known;
  if (another !== undefined) return null;
  return streamingServices.find((service) => streamingSlugs[service] === only) ?? null;
}

/** The cards of a plan list, each with its toggles. */
export const planCards = (
  plans: readonly Plan[],
  list: Landing['planList'],
): readonly (readonly CardOption[])[] =>
  list === 'all'
    ? plans.map((plan) => [{ choice: choiceOf(plan), plan }])
    : [...Map.groupBy(plans, speedGroupOf)]
        .sort(
          ([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one > other ? -1 : 1),
        )
        .flatMap(([, group]) => cardsOf(group));

/** One card for a speed. Plans that no toggle can reach get cards of their own, so that every plan is shown. */
function cardsOf(plans: readonly Plan[]): CardOption[][] {
  const options: CardOption[] = [];
  const apart: CardOption[][] = [];
  for (const plan of mappedFirst(plans)) {
    const choice = choiceOf(plan);
    const taken = options.find((option) => option.choice === choice);
    if (taken === undefined) options.push({ choice, plan });
    else if (!isSameOffer(taken.plan, plan)) apart.push([{ choice, plan }]);
  }
  const place = ({ plan }: CardOption) => plans.indexOf(plan);
  return [options.sort((one, other) => place(one) - place(other)), ...apart].filter(
    ({ length }) => length > 0,
  );
}

const mappedFirst = (plans: readonly Plan[]): readonly Plan[] =>
  plans.toSorted((one, other) => Number(servicesBySku.has(other.sku)) - Number(servicesBySku.has(one.sku)));

const isSameOffer = (one: Plan, other: Plan): boolean =>
  one.price_with_dacc === other.price_with_dacc &&
  one.price === other.price &&
  one.benefits.length === other.benefits.length &&
  one.benefits.every(({ slug }) => other.benefits.some((benefit) => benefit.slug === slug));

/** The toggle that is on when the page opens. */
export function firstChoice(options: readonly CardOption[]): Choice {
  const [own] = options;
  // A card named after a service starts with it; other cards start with the plan without a service.
  if (own?.plan.plan.toLowerCase() === '1 giga paramount+') return 'paramount';
  const first = options.find(({ choice }) => choice === null) ?? own;
  return first?.choice ?? null;
}

/** 700 counts as 600. 600 has two groups: without a service, and with one to choose. */
export function speedGroupOf({
  plan_download,
  subscriptions,
}: Pick<Plan, 'plan_download' | 'subscriptions'>): string {
  if (plan_download !== 600 && plan_download !== 700) return `${plan_download}`;
  return subscriptions.length === 0 ? '600a' : '600';
}
