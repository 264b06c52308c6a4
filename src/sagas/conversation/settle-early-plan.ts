import { planReplies } from '../../content/conversation/plan-replies.ts';
import type { Facts } from '../../funnel/facts.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { applies } from '../../funnel/walk.ts';
import { effectSucceeded, sideQuestionReplied } from '../../store/events.ts';
import type { KeptSideQuestion } from '../../store/kept-side-question.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { put, type Saga, select, takeEvery } from '../typed-effects.ts';

/** The sentence that names the plan instead of asking for one; null if the visitor still has to choose. */
function saidInstead({ step, says }: KeptSideQuestion, facts: Facts): string | null {
  const plan = chosenPlan(facts);
  const isOfPlan = stepOf(step).fields.includes('idPlan');
  if (says === undefined || plan === null || !isOfPlan || applies(stepOf(step), facts)) return null;
  const offered = offeredPlans(facts);
  const said = offered.length === 1 ? planReplies.onlyOne : planReplies.ofLink;
  return said(says, planLabel(plan, offered));
}

/**
 * A visitor may name a plan before coverage is known. If the address or a link leaves no choice, the reply says which
 * plan it is.
 */
export function* settleEarlyPlan(): Saga {
  // takeEvery: the handler never blocks.
  yield* takeEvery(effectSucceeded, function* covered({ payload: { step } }): Saga {
    if (stepOf(step).effect?.name !== 'checkCoverage') return;
    const facts = yield* select(selectFacts);
    const kept = yield* select((state: RootState) => state.sideQuestions);
    for (const text of kept.map((question) => saidInstead(question, facts))) {
      const isNew = text !== null && kept.every((one) => one.text !== text);
      if (isNew) yield* put(sideQuestionReplied({ step, said: '', text, isAfter: true }));
    }
  });
}
