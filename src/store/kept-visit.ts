import type { PostcodeInformation } from '../contract/address.ts';
import type { Tracking } from '../contract/tracking.ts';
import type { Contract, Coverage } from '../funnel/facts.ts';
import type { Answers, FieldName } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import type { PlanWish } from '../funnel/wish.ts';
import type { KeptSideQuestion } from './kept-side-question.ts';
import type { LeadState } from './lead-state.ts';

/** What a tab keeps of a visit across a reload. Nothing sensitive: fields say themselves what may be kept. */
export interface KeptVisit {
  /** The campaign whose offers these are; of a visit from before it was kept, unknown. */
  prefix?: string | undefined;
  answers: Answers;
  /** What was typed, or understood, and not sent yet. */
  draft?: RawValues | null | undefined;
  /** What of it may not be kept, and has to be given again. */
  lost?: readonly FieldName[] | undefined;
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  wish: PlanWish;
  tracking: Tracking;
  done: Partial<Record<StepId, string>>;
  keys: Partial<Record<StepId, { stamp: string; key: string }>>;
  lead: LeadState;
  /** The lead whose order was made: nothing is written over it but another visit. */
  ordered?: string | null | undefined;
  /** The present plan of who migrates; whose it is, masked. */
  migration?: Contract | null | undefined;
  /** Only counts on a page that is no question. */
  journey?: JourneyId | undefined;
  sideQuestions?: readonly KeptSideQuestion[] | undefined;
  /** The keyboard that was chosen for answers in digits. */
  letters?: boolean | undefined;
  /** The link to oneself was offered after a silence. */
  offeredLater?: boolean | undefined;
  acceptsPhoneContact?: boolean | null | undefined;
}
