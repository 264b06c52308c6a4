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

/** The visit stored per tab for a reload. It has no sensitive data: each field states whether it may be stored. */
export interface KeptVisit {
  /** The campaign of these offers; missing in visits stored by older versions. */
  prefix?: string | undefined;
  answers: Answers;
  /** Input typed or understood but not sent yet. */
  draft?: RawValues | null | undefined;
  /** Fields of the draft that may not be stored and must be entered again. */
  lost?: readonly FieldName[] | undefined;
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  wish: PlanWish;
  tracking: Tracking;
  done: Partial<Record<StepId, string>>;
  keys: Partial<Record<StepId, { stamp: string; key: string }>>;
  lead: LeadState;
  /** The lead that was ordered: only another visit may overwrite it. */
  ordered?: string | null | undefined;
  /** The contract of a migrating customer, with the holder masked. */
  migration?: Contract | null | undefined;
  /** Used only on pages outside the journey. */
  journey?: JourneyId | undefined;
  sideQuestions?: readonly KeptSideQuestion[] | undefined;
  /** The keyboard chosen for answers in digits. */
  letters?: boolean | undefined;
  /** The link to continue later was already offered. */
  offeredLater?: boolean | undefined;
  acceptsPhoneContact?: boolean | null | undefined;
}
