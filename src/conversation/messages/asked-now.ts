import { listedPlansId, readListedPlans } from '../../contract/offer/listed-plans.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { selectRemaining } from '../../dialogue/summary/select-summary.ts';
import type { Facts } from '../../funnel/facts.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { selectFacts, selectJourney, selectWalk } from '../../store/selectors.ts';
import type { Asked, RecognisedAnswer } from '../understanding/reading.ts';
import { missingFields } from './answers/whole-steps.ts';
import { hasLanguageNote } from './language-note.ts';
import type { QuestionContext } from './question-context.ts';

const plansListed = (): readonly Plan[] =>
  readListedPlans(document.getElementById(listedPlansId)?.textContent ?? '');

/** While direct debit waits for a yes, its account may be told. */
function withPayment(facts: Facts, waiting: readonly RecognisedAnswer[]): Facts {
  const told = waiting.find(({ field }) => field === 'direct_debit');
  const read = told && fields.direct_debit.read(told.raw, facts);
  return read?.kind === 'read'
    ? { ...facts, answers: { ...facts.answers, direct_debit: read.value } }
    : facts;
}

/** The context of a message: the open steps, and everything that is known or waits for a yes. */
export function askedNow({ steps, state, waiting }: QuestionContext): Asked {
  const { current } = selectWalk(state);
  const facts = withPayment(selectFacts(state), waiting);
  return {
    steps,
    journey: selectJourney(state).steps,
    facts,
    waiting,
    lists: state.resources,
    plansListed: plansListed(),
    left: selectRemaining(state),
    open: missingFields(steps, state.answers.draft ?? {}, facts),
    isGiven: current.state === 'complete' && steps.includes(current.step),
    quizAt: state.stepResults.quizCount,
    knowsLanguage: state.sideQuestions.some(({ text }) => hasLanguageNote(text)),
  };
}
