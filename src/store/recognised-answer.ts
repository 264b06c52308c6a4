import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import type { StepId } from '../funnel/steps/step-id.ts';

/** An answer that a message tells. */
export interface RecognisedAnswer {
  step: StepId;
  field: FieldName;
  raw: RawValues;
  /** The text of its chip; sensitive answers are masked. */
  shown: string;
  /** Written here, and not confirmed yet: whether it is right is asked in clear. */
  isTyped?: true;
}

/** The text that a yes agrees to. */
export const clearWhileTyped = ({ raw, shown, isTyped }: RecognisedAnswer): string =>
  isTyped && shown.includes('*') ? Object.values(raw).flat().join(' ') : shown;

/** Part of an answer, until the rest of it is told. */
export interface KeptPart {
  step: StepId;
  field: FieldName;
  text: string;
  /** The value that the visitor called wrong, instead of a part: the next message is the right one. */
  wrong?: string;
}

/** Part of an answer in a message, and what asks for the rest. */
export interface ToldPart {
  kept: KeptPart;
  asks: string;
}
