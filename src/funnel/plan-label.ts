import { formatPrice } from '../brazil/money.ts';
import type { Plan } from '../contract/offer/plan.ts';

type Priced = Pick<Plan, 'plan' | 'price_with_dacc'>;

/** A plan by its name; beside another one of the same name, by its price as well. */
export function planLabel(plan: Priced, among: readonly Priced[]): string {
  const isAlone = among.every(
    (other) => other.plan !== plan.plan || other.price_with_dacc === plan.price_with_dacc,
  );
  return isAlone ? plan.plan : `${plan.plan}, ${formatPrice(plan.price_with_dacc)}`;
}
