import type { FieldWords } from '../content/steps/step-words.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { Step } from '../funnel/steps/step.ts';
import { everyStepWords } from '../funnel/words/every-step-words.ts';

/** The words of a field that these steps ask. */
export function askedFieldWords(name: FieldName, asking: readonly Step[]): FieldWords {
  const step = asking.find(({ fields }) => fields.includes(name));
  const words = step && everyStepWords[step.id].fields?.[name];
  if (words === undefined) throw new Error(`None of these steps asks ${name}.`);
  return words;
}
