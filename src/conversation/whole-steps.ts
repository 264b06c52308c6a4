import type { Facts } from '../funnel/facts.ts';
import { fields } from '../funnel/fields.ts';
import type { StepId } from '../funnel/step-id.ts';
import { stepOf } from '../funnel/steps.ts';
import { askedFields } from '../funnel/walk.ts';
import type { RecognisedAnswer } from './understanding/understood.ts';

/** The steps that these answers settle: one that asks more than was said must not hold the others up. */
export function wholeSteps(answers: readonly RecognisedAnswer[], facts: Facts): StepId[] {
  const isTold = (id: StepId): boolean =>
    askedFields(stepOf(id), facts).every(
      (name) => fields[name].input === 'checkbox' || answers.some(({ field }) => field === name),
    );
  return [...new Set(answers.map(({ step }) => step))].filter(isTold);
}
