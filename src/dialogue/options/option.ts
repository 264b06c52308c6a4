import type { RawValues } from '../../funnel/fields/field.ts';

/** What can be tapped at the open question. */
export interface Option {
  label: string;
  /** What tells it from the others. */
  detail?: string;
  /** The values that a tap sends; null if it says the label as a message. */
  raw: RawValues | null;
}

/** An option that is an answer. */
export type AnswerOption = Option & { raw: RawValues };
