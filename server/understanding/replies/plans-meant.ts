import type { Plan } from '../../../src/contract/offer/plan.ts';
import { type PlanWish, plansMeant, readPlanWish } from '../values/plan.ts';
import { type Heard, needsContract } from './open-question.ts';

/** The plans at the address, or of the contract. */
export const offeredTo = ({ plans, context: { covered } }: Heard): readonly Plan[] =>
  covered === true ? plans : [];

/** Before the address is known: the plans that the campaign sells somewhere. */
export const listedTo = (heard: Heard): readonly Plan[] =>
  heard.context.covered === undefined && !needsContract(heard) ? heard.plans : [];

/** The plans at the address, or before it is known those on sale. */
export const shownTo = (heard: Heard): readonly Plan[] => [...offeredTo(heard), ...listedTo(heard)];

export const byPrice = (plans: readonly Plan[]): Plan[] =>
  plans.toSorted((one, other) => one.price_with_dacc - other.price_with_dacc);

export const bySpeed = (plans: readonly Plan[]): Plan[] =>
  plans.toSorted((one, other) => one.plan_download - other.plan_download);

const only = (plans: readonly Plan[]): Plan | null => (plans.length === 1 ? (plans[0] ?? null) : null);

/** 'No primeiro ano' is no place in the list. */
function wishIn(plain: string): PlanWish {
  const { place: _, ...wish } = readPlanWish(plain);
  return wish;
}

/** The plans that the words describe by speed or services; none if they name neither. */
export function plansNamed(plain: string, plans: readonly Plan[]): readonly Plan[] {
  const wish = wishIn(plain);
  return wish.speed === undefined && wish.services.length === 0 ? [] : plansMeant(wish, plans);
}

/** The one plan that the words describe. */
export const planNamed = (plain: string, plans: readonly Plan[]): Plan | null =>
  only(plansMeant(wishIn(plain), plans));

export function bringing(plain: string, plans: readonly Plan[]): readonly Plan[] {
  const { services, isEither } = wishIn(plain);
  const wish = { services, isEither, unwanted: [], isBare: false, isMiddle: false };
  return services.length === 0 ? [] : plansMeant(wish, plans);
}

/** The plans that are compared, of each speed the cheapest: 'o de 600 ou o de 1 giga'. */
export const plansCompared = (plain: string, plans: readonly Plan[]): readonly Plan[] => [
  ...new Set(
    plain.split(/ (?:e|ou|x|pro|para) (?:o )?/).flatMap((part) => byPrice(plansNamed(part, plans))[0] ?? []),
  ),
];

export const chosenOf = (heard: Heard): Plan | null =>
  offeredTo(heard).find(({ id }) => id === heard.context.chosen) ?? null;

/** The plan that a question speaks of: named in it, or the one that was chosen. */
export const planIn = (heard: Heard): Plan | null =>
  planNamed(heard.plain, shownTo(heard)) ?? chosenOf(heard);
