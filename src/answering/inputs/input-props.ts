import type { InputWords } from '../../content/steps/step-words.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';

/** The props of every kind of input. */
export interface InputProps {
  name: FieldName;
  words: InputWords;
  error: string | undefined;
  /** The earlier answer as input values. */
  given: RawValues;
  /** The masked value on file; if present, the input may stay empty. */
  onFile: string | undefined;
  /** Enter sends the form instead of moving to the next input. */
  last: boolean;
  /** Lets an input with several parts handle submit itself: `true` keeps the form from being sent. */
  onBeforeSubmit: (takesIt: (() => boolean) | null) => void;
  /** What is chosen, in words: a page keeps it in view beside the button, however long the list is. */
  onChosen?: (choice: string | undefined) => void;
}
