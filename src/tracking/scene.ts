import type { Facts } from '../funnel/facts.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import type { Step } from '../funnel/steps/step.ts';
import type { Walk } from '../funnel/walk.ts';

/** The state that events depend on. */
export interface Scene {
  /** The campaign's prefix. */
  campaign: string;
  face: FaceId;
  journey: JourneyId;
  route: string;
  /** The steps on the page. */
  shown: readonly Step[];
  /** The journey's steps in order. */
  steps: readonly Step[];
  walk: Walk;
  facts: Facts;
  /** Consent to messages by phone; null if it was not asked. */
  acceptsPhoneContact: boolean | null;
}
