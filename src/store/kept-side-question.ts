import type { StepId } from '../funnel/steps/step-id.ts';

/** Of the conversation with a person of the team. `by`: the first name of who wrote it; null if the visitor did. */
export interface OfPerson {
  by: string | null;
  /** In the conversation. */
  place: number;
}

/** A question asked beside an answer in the conversation, with its reply. */
export interface KeptSideQuestion {
  /** The step that was open. */
  step: StepId;
  /** Empty if the message was not kept, or if nothing was asked. */
  said: string;
  /** The message holds nothing personal, so that it may be stored. */
  isStorable?: boolean | undefined;
  /** The message may be personal, so that a reload dropped it. */
  isLeftOut?: boolean | undefined;
  text: string;
  link?: { text: string; path: string } | undefined;
  /** The label of an option the visitor named before its question came. */
  says?: string | undefined;
  /** The question came together with the answer, so the reply follows the answer. */
  isAfter: boolean;
  ofPerson?: OfPerson | undefined;
}
