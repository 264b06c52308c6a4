import type { StepId } from '../funnel/steps/step-id.ts';

/** A question asked beside an answer in the conversation, with its reply. */
export interface KeptSideQuestion {
  /** The step that was open. */
  step: StepId;
  /** Empty if the message may be personal. */
  said: string;
  text: string;
  link?: { text: string; path: string } | undefined;
  /** The label of an option the visitor named before its question came. */
  says?: string | undefined;
  /** The question came together with the answer, so the reply follows the answer. */
  isAfter: boolean;
}
