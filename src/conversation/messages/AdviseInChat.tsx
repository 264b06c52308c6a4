import { Suspense } from 'react';
import { useAppSelector, useAppStore } from '../../answering/store-hooks.ts';
import { shownQuestion } from '../../dialogue/outcome/question-context.ts';
import { answerFrom } from '../../dialogue/outcome/told-answers.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { selectFacts } from '../../store/selectors.ts';
import { answerChosen } from '../../store/talk.ts';
import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';

const PlanAdvisor = lazyWithPreload(
  async () => (await import('../../answering/plan-advisor/PlanAdvisor.tsx')).PlanAdvisor,
);

/** The questions of the plan advice, below the reply. A chosen plan is taken as if its card had been tapped. */
export function AdviseInChat() {
  const store = useAppStore();
  const plans = offeredPlans(useAppSelector(selectFacts));
  if (plans.length === 0) return null;
  const take = ({ id }: { id: number }) => {
    const answer = answerFrom('idPlan', { idPlan: [String(id)] }, shownQuestion(store.getState()));
    if (answer !== null) store.dispatch(answerChosen(answer));
  };
  return (
    <Suspense>
      <PlanAdvisor plans={plans} onTake={take} />
    </Suspense>
  );
}
