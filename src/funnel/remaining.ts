import type { Facts } from './facts.ts';
import { chosenPlan } from './plans/plan-choice.ts';
import type { Step } from './steps/step.ts';
import type { StepId } from './steps/step-id.ts';
import { stepOf } from './steps/steps.ts';
import { applies, isAnswered, type PathEntry, requiredFields } from './walk.ts';

/** Average seconds to read and answer one field. */
const seconds = 15;

/**
 * Questions that most visitors are asked, counted until a fact rules them out: so the number falls with each answer. Rare
 * ones, as the street in a town with one postcode, are counted once they are due.
 */
const expected: Partial<Record<StepId, (facts: Facts) => boolean>> = {
  planos: ({ coverage, wish }) => coverage === null && wish.id === null && wish.sku === null,
  'conta-debito': ({ answers }) => answers.direct_debit === undefined,
  'data-instalacao': (facts) => chosenPlan(facts) === null,
};

const asks = ({ screen, fields }: Step): boolean =>
  (screen === 'form' || screen === 'review') && fields.length > 0;

/** Whether answering the other step answers this one as well. */
const repeats = ({ fields }: Step, other: Step): boolean =>
  fields.length > 0 && fields.every((name) => other.fields.includes(name));

/** What is left to ask, as far as known now: the same in every face, however many questions stand on a page. */
export function remaining(
  journey: readonly StepId[],
  { current }: { current: Pick<PathEntry, 'step'> },
  facts: Facts,
): { questions: number; minutes: number } {
  // A journey that ends with the choice of a plan may show only the result.
  const isExpected = ({ id }: Step) => id !== journey.at(-1) && expected[id]?.(facts) === true;
  const open = (current.step.end ? [] : journey.slice(journey.indexOf(current.step.id)))
    .map(stepOf)
    .filter((step) => asks(step) && (applies(step, facts) || isExpected(step)) && !isAnswered(step, facts));
  const ahead = open.filter((step) => step === current.step || !repeats(step, current.step));
  const time = ahead.flatMap((step) => requiredFields(step, facts)).length * seconds;
  return {
    questions: ahead.length,
    minutes: Math.max(Math.round(time / 60), 1),
  };
}
