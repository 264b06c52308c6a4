import type { Plan } from '../../../../contract/offer/plan.ts';
import { planLabel } from '../../../../funnel/plans/plan-label.ts';
import { monthly } from '../../plans/criterion.ts';
import type { Asked, QuestionReading } from '../../reading.ts';

/** The most suggestions below a reply. */
export const most = 4;

/** The plans with the most to offer for their price: the fastest below each price. */
export function few(plans: readonly Plan[]): readonly Plan[] {
  if (plans.length <= most) return plans;
  const byValue = plans.toSorted(
    (one, other) => other.plan_download - one.plan_download || monthly(one) - monthly(other),
  );
  const chosen = new Set([
    ...new Map(byValue.toReversed().map((plan) => [plan.plan_download, plan])).values(),
  ]);
  const rest = byValue.filter((plan) => !chosen.has(plan));
  const picked = [...chosen, ...rest].slice(0, most);
  return plans.filter((plan) => picked.includes(plan));
}

export const withPlans = (
  reply: string,
  plans: readonly Plan[],
  among: readonly Plan[],
  asked: Asked,
): QuestionReading => {
  const suggestions = plans.map((plan) => saying(planLabel(plan, among), asked));
  const [only, another] = suggestions;
  const isOne = only !== undefined && another === undefined;
  return { kind: 'question', reply, suggestions, ...(isOne && { meant: only }) };
};

/** Out of turn a name alone may be anything. */
const saying = (label: string, { steps }: Asked): string =>
  steps.some(({ fields }) => fields.some((name) => name === 'idPlan')) ? label : `Quero o plano ${label}`;
