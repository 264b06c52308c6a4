import { formatMonthly } from '../../brazil/money.ts';
import { priceConditionWords } from '../../content/screens/price-condition.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { planName } from '../../contract/offer/plan-name.ts';
import type { Facts } from '../../funnel/facts.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';

/** A plan with its price. */
export const planInWords = (plan: Plan, facts: Facts): string =>
  priceConditionWords.planFor(
    planName(plan, offeredPlans(facts)),
    formatMonthly(monthlyPrice(plan, facts.answers.direct_debit)),
  );
