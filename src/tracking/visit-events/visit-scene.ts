import type { Facts } from '../../funnel/facts.ts';
import type { JourneyId } from '../../funnel/journeys/journey.ts';
import type { FaceId } from '../../funnel/routes/face.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { Walk } from '../../funnel/walk.ts';

/** The state that visit events depend on. */
export interface VisitScene {
  /** The campaign's prefix. */
  campaign: string;
  face: FaceId;
  journey: JourneyId;
  /** The steps on the page. */
  shown: readonly Step[];
  walk: Walk;
  facts: Facts;
}
