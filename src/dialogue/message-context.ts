import { parseBrazilianDate, toIsoDate } from '../brazil/date.ts';
import type { MessageContext } from '../contract/calls/understand.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import { isStructured } from '../funnel/fields/complement.ts';
import { fields } from '../funnel/fields/fields.ts';
import { defaultPlan } from '../funnel/plans/plan-choice.ts';
import type { Step } from '../funnel/steps/step.ts';
import { stepOf } from '../funnel/steps/steps.ts';
import { requiredFields } from '../funnel/walk.ts';
import { selectCampaign, selectFacts, selectJourney } from '../store/selectors.ts';
import { openFields, type QuestionContext } from './outcome/question-context.ts';
import { selectRemaining } from './summary/select-summary.ts';

/** The most that the call takes of each. */
const most = { steps: 12, names: 60, plans: 60, visits: 90, options: 20 };

/** What no other answer looks like. */
const hasOwnForm = (name: FieldName): boolean =>
  fields[name].mask !== undefined || fields[name].input === 'plan';

/** Where all that is asked waits for a yes, and nothing else can be meant for it, a message may answer the question after it. */
function askedNext(question: QuestionContext): { open: FieldName[]; steps: readonly Step[] } {
  const { steps, state, waiting } = question;
  const open = openFields(question);
  const isWaiting = (name: FieldName): boolean => waiting.some(({ field }) => field === name);
  const { steps: journey } = selectJourney(state);
  const facts = selectFacts(state);
  const last = steps.at(-1)?.id;
  if (last === undefined || open.length === 0 || !open.every((name) => isWaiting(name) && hasOwnForm(name)))
    return { open, steps };
  const later = journey.slice(journey.indexOf(last) + 1).map(stepOf);
  const next = later.find(
    (step) =>
      step.screen === 'form' &&
      requiredFields(step, facts).some((name) => facts.answers[name] === undefined && !isWaiting(name)),
  );
  return next ? { open: requiredFields(next, facts), steps: [next, ...steps] } : { open, steps };
}

/** What is open and offered when a message is written. Of answers it has the names, and of the plan its id. */
export function messageContext(question: QuestionContext): MessageContext {
  const { state, waiting, plans = [] } = question;
  const facts = selectFacts(state);
  const { answers, coverage, order, risk } = facts;
  const { open, steps } = askedNext(question);
  const stored = Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const place = facts.place === null ? [] : ['address', 'neighborhood', 'city', 'state'];
  const asked = steps.flatMap(({ fields }): readonly string[] => fields);
  const journey = selectJourney(state).id;
  const shown = risk?.quiz?.questions[state.stepResults.quizCount];
  return {
    steps: steps.map(({ id }) => id).slice(0, most.steps),
    open: open.slice(0, most.steps),
    answered: [...new Set([...stored, ...place])]
      .filter((name) => !asked.includes(name))
      .slice(0, most.names),
    waiting: waiting.map(({ field }) => field).slice(0, most.names),
    campaign: selectCampaign(state).prefix,
    plans: plans.map(({ id }) => id).slice(0, most.plans),
    chosen: answers.idPlan ?? defaultPlan(plans, facts.wish)?.id ?? null,
    visits: (state.resources.installationDays ?? []).slice(0, most.visits).flatMap(({ date, periods }) => {
      const day = parseBrazilianDate(date);
      return day === null ? [] : [{ date: toIsoDate(day), periods: [...periods] }];
    }),
    options: (asked.includes('quiz') ? (shown?.answers ?? []) : [])
      .map(({ text }) => text)
      .slice(0, most.options),
    isOrdered: order !== null,
    ...(isStructured(facts) && { asksParts: true }),
    journey,
    ...(coverage !== null && { covered: coverage.plans.length > 0 }),
    left: selectRemaining(state),
  };
}
