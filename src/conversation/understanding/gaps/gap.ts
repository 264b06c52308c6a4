import type { RawValues } from '../../../funnel/fields/field.ts';
import type { Asked } from '../reading.ts';
import type { Text } from '../text/text.ts';

/** A part of an answer, and the question for the rest of it. */
export interface Part {
  kept: string;
  asks: string;
  /** Nothing but the beginning of the answer: it may be completed in the composer. */
  stays?: boolean;
}

export interface Completed {
  raw: RawValues;
  /** The result is uncertain: the visitor is asked. */
  doubtful?: boolean;
}

/** How a field is given in parts. */
export interface Gap {
  /** The part of the answer in a message; null if there is none, or all of it. */
  partIn: (text: Text, asked: Asked) => Part | null;
  /** The reply to too many digits, or to some that are missing before the end; null if there are neither. */
  miscountIn?: (text: Text) => string | null;
  /** Joins the kept part and the new one. */
  complete: (kept: string, text: Text, asked: Asked) => Completed | null;
}
