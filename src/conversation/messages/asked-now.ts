import { selectRemaining } from '../../answering/summary/select-summary.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectJourney, selectWalk } from '../../store/selectors.ts';
import type { Asked } from '../understanding/understood.ts';
import { openFields } from './whole-steps.ts';

/** What the conversation waits for at these steps, and what it knows. */
export function askedNow(steps: readonly Step[], state: RootState): Asked {
  const { current } = selectWalk(state);
  const facts = selectFacts(state);
  return {
    steps,
    journey: selectJourney(state).steps,
    facts,
    lists: state.resources,
    left: selectRemaining(state),
    open: openFields(steps, state.answers.draft ?? {}, facts),
    isGiven: current.state === 'complete' && steps.includes(current.step),
    quizAt: state.stepResults.quizCount,
  };
}
