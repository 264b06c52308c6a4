import { selectRemaining } from '../../answering/summary/select-summary.ts';
import { toneSentences } from '../../content/conversation/tone.ts';
import { listedPlansId, readListedPlans } from '../../contract/offer/listed-plans.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectJourney, selectWalk } from '../../store/selectors.ts';
import type { Asked } from '../understanding/reading.ts';
import { openFields } from './answers/whole-steps.ts';

const { angry: _, ...sentences } = toneSentences;
const languages = Object.values(sentences);

const plansListed = (): readonly Plan[] =>
  readListedPlans(document.getElementById(listedPlansId)?.textContent ?? '');

/** The context of a message: the open steps, and everything that is known. */
export function askedNow(steps: readonly Step[], state: RootState): Asked {
  const { current } = selectWalk(state);
  const facts = selectFacts(state);
  return {
    steps,
    journey: selectJourney(state).steps,
    facts,
    lists: state.resources,
    plansListed: plansListed(),
    left: selectRemaining(state),
    open: openFields(steps, state.answers.draft ?? {}, facts),
    isGiven: current.state === 'complete' && steps.includes(current.step),
    quizAt: state.stepResults.quizCount,
    knowsLanguage: state.sideQuestions.some(({ text }) => languages.some((one) => text.startsWith(one))),
  };
}
