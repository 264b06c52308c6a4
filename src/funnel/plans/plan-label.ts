import { formatPrice } from '../../brazil/money.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { type NamedPlan, planName } from '../../contract/offer/plan-name.ts';

type Priced = NamedPlan & Pick<Plan, 'price_with_dacc'>;

/** A plan's name where no price stands beside it: with its price if another plan has the same name. */
export function planLabel(plan: Priced, among: readonly Priced[]): string {
  const name = planName(plan, among);
  const isAlone = among.every(
    (other) => planName(other, among) !== name || other.price_with_dacc === plan.price_with_dacc,
  );
  return isAlone ? name : `${name}, ${formatPrice(plan.price_with_dacc)}`;
}
