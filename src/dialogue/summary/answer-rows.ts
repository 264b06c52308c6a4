import { readableName } from '../../brazil/with-capitals.ts';
import { reviewWords } from '../../content/screens/review.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { ReviewGroup } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { askedFields, isAnswered, type Walk } from '../../funnel/walk.ts';
import { everyStepWords } from '../../funnel/words/every-step-words.ts';
import { inWordsFor } from '../../funnel/words/in-words-for.ts';
import { type Bank, withBankName } from '../bank-line.ts';

export interface AnswerRow {
  name: FieldName;
  label: string;
  value: string;
  step: StepId;
}

/** Every answer that counts, each with its step. */
export function answerRows(
  group: ReviewGroup,
  { path, current }: Walk,
  facts: Facts,
  banks: readonly Bank[] | null,
): AnswerRow[] {
  const isOpen = (step: Step) => step === current.step && !isAnswered(step, facts);
  return path.flatMap(({ step }) =>
    askedFields(step, facts).flatMap((name) => {
      const notGiven = !isOpen(step) && fields[name].optional?.(facts) ? reviewWords.notGiven : undefined;
      const value = fields[name].review === group ? (listedAnswer(name, facts) ?? notGiven) : undefined;
      if (value === undefined) return [];
      const words = inWordsFor(facts, everyStepWords[step.id].fields?.[name]);
      const label = words?.listed ?? words?.label ?? name;
      return [{ name, label, value: withBankName(fields[name].input, value, banks), step: step.id }];
    }),
  );
}

/** An answer in a list of what is ordered. Names are written as the team and the messages write them. */
export function listedAnswer(name: FieldName, facts: Facts): string | undefined {
  const shown = shownAnswer(name, facts);
  return name === 'name' && shown !== undefined ? readableName(shown) : shown;
}
