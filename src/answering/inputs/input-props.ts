import type { InputWords } from '../../content/steps/step-words.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';

/** What every kind of input is given. */
export interface InputProps {
  name: FieldName;
  words: InputWords;
  error: string | undefined;
  /** The answer given earlier, as the input shows it. */
  given: RawValues;
  /** What the server holds of it, masked: the input may stay empty then. */
  onFile: string | undefined;
  /** Enter sends the form instead of going to the next input. */
  last: boolean;
  /** Lets an input of several parts take an Enter for itself: `true` keeps the form from being sent. */
  onBeforeSubmit: (takesIt: (() => boolean) | null) => void;
}
