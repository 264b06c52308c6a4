import type { StepId } from '../funnel/steps/step-id.ts';

/** What was asked in the conversation beside an answer, and the reply. */
export interface KeptSideQuestion {
  /** The question that was open. */
  step: StepId;
  /** Empty where it may not be kept. */
  said: string;
  text: string;
  link?: { text: string; path: string } | undefined;
  /** What a tap says here: words that were told before their question came. */
  says?: string | undefined;
  /** Asked together with the answer: the reply comes behind it. */
  isAfter: boolean;
}
