import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { requiredFields } from '../../funnel/walk.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

/** The drafted values that the form would accept. */
function isNoted(name: FieldName, noted: RawValues, facts: Facts): boolean {
  const isGiven = noted[name]?.some((text) => text.trim() !== '') ?? false;
  return isGiven && fields[name].read(noted, facts).kind === 'read';
}

/** The fields that these steps still need. Checkboxes may stay empty. */
export const missingFields = (steps: readonly Step[], noted: RawValues, facts: Facts): FieldName[] =>
  steps
    .flatMap((step) => requiredFields(step, facts))
    .filter((name) => fields[name].input !== 'checkbox' && !isNoted(name, noted, facts));

/** The steps that are complete with these answers and the earlier ones. An incomplete step does not block the others. */
export function wholeSteps(answers: readonly RecognisedAnswer[], noted: RawValues, facts: Facts): StepId[] {
  const isTold = (id: StepId): boolean =>
    missingFields([stepOf(id)], noted, facts).every(
      (name) => facts.answers[name] !== undefined || answers.some(({ field }) => field === name),
    );
  return [...new Set(answers.map(({ step }) => step))].filter(isTold);
}
