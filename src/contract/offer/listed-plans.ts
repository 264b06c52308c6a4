import * as z from 'zod/mini';
import { jsonIn } from '../json-in.ts';
import { offer, type Plan } from './plan.ts';

/** The element of a document that holds the plans of its campaign. */
export const listedPlansId = 'planos-da-campanha';

/** A plan without what replies about its price do not need. */
const inShort = (plan: Plan): Plan => ({
  ...plan,
  description: '',
  regulations: [],
  benefits: [],
  addonBonus: [],
  whatsApps: [],
});

export const writeListedPlans = (plans: readonly Plan[]): string => JSON.stringify(plans.map(inShort));

/** The plans in the text of that element; none if there is none, or none that can be read. */
export function readListedPlans(text: string): readonly Plan[] {
  const { data } = z.array(offer).safeParse(jsonIn(text));
  return data ?? [];
}
