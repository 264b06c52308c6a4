import { formatPrice } from '../../brazil/money.ts';
import type { Plan } from '../../contract/offer/plan.ts';

type Priced = Pick<Plan, 'plan' | 'price_with_dacc'>;

/** A plan's name, with its price if another plan has the same name. */
export function planLabel(plan: Priced, among: readonly Priced[]): string {
  const isAlone = among.every(
    (other) => other.plan !== plan.plan || other.price_with_dacc === plan.price_with_dacc,
  );
  return isAlone ? plan.plan : `${plan.plan}, ${formatPrice(plan.price_with_dacc)}`;
}
