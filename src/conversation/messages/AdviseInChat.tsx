import { Suspense, useContext } from 'react';
import { deferred } from '../../answering/preloading/deferred.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';
import { selectFacts } from '../../store/selectors.ts';
import { SayContext } from '../say-context.ts';

const PlanAdvisor = deferred(
  async () => (await import('../../answering/plan-advisor/PlanAdvisor.tsx')).PlanAdvisor,
);

/** The questions of the plan advice, below the reply. A chosen plan is sent as a message. */
export function AdviseInChat() {
  const say = useContext(SayContext);
  const plans = offeredPlans(useAppSelector(selectFacts));
  if (plans.length === 0) return null;
  return (
    <Suspense>
      <PlanAdvisor plans={plans} onTake={(plan) => say(`Quero o plano ${planLabel(plan, plans)}`)} />
    </Suspense>
  );
}
