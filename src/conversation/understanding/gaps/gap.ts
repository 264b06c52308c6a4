import type { RawValues } from '../../../funnel/fields/field.ts';
import type { Asked } from '../reading.ts';
import type { Text } from '../text/text.ts';

/** A part of an answer, and the question for the rest of it. */
export interface Part {
  kept: string;
  asks: string;
  /** Nothing but the beginning of the answer: it may be written on where it stands. */
  stays?: boolean;
}

export interface Completed {
  raw: RawValues;
  /** It may as well be meant otherwise: the visitor is asked. */
  doubtful?: boolean;
}

/** What is missing of an answer, and how it comes together. */
export interface Gap {
  /** The part of the answer that a message tells; null where it tells none, or all of it. */
  partIn: (text: Text, asked: Asked) => Part | null;
  /** What is said of more than the answer has; null where a message tells no such thing. */
  surplusIn?: (text: Text) => string | null;
  /** What was kept, with what is told now. */
  complete: (kept: string, text: Text, asked: Asked) => Completed | null;
}
