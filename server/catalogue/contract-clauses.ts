import { orderContractWords as words } from '../../src/content/messages/order-contract.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import type { Clause } from './general-clauses.ts';
import { offerClauses } from './offer-texts.ts';
import { serviceClauses } from './service-contract.ts';

export function contractClauses(plan: ListedPlan): readonly Clause[] {
  const said = new Set(serviceClauses.map(([, text]) => text));
  return [
    ...serviceClauses,
    ...offerClauses(plan)
      .filter(([, text]) => !said.has(text))
      .map(([title, text]) => [words.ofOffer(title, plan.plan), text] as const),
  ];
}
