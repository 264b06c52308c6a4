import { availability } from '../content/steps/availability.ts';
import { contract } from '../content/steps/contract.ts';
import { installation } from '../content/steps/installation.ts';
import { offers } from '../content/steps/offers.ts';
import { ordered } from '../content/steps/ordered.ts';
import { payment } from '../content/steps/payment.ts';
import { personal } from '../content/steps/personal.ts';
import type { FieldWords, StepWords } from '../content/steps/step-words.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { Step } from '../funnel/steps/step.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { steps } from '../funnel/steps/steps.ts';

/** The words of every stage at once: for a review of all that was answered, and for what understands a message. */
export const everyStepWords: Readonly<Record<StepId, StepWords>> = {
  ...availability.steps,
  ...personal.steps,
  ...installation.steps,
  ...payment.steps,
  ...contract.steps,
  ...offers.steps,
  ...ordered.steps,
};

/** What is said of a field: where it is asked now, or else where it is first asked. */
export function fieldWordsOf(name: FieldName, asking: readonly Step[]): FieldWords {
  const step = [...asking, ...Object.values<Step>(steps)].find(({ fields }) => fields.includes(name));
  const words = step && everyStepWords[step.id].fields?.[name];
  if (words === undefined) throw new Error(`No step asks ${name}.`);
  return words;
}
