import { applyCampaign } from '../apply-campaign.ts';
import type { Campaign } from '../campaign.ts';
import type { Journey } from '../journeys/journey.ts';
import { journeys } from '../journeys/journeys.ts';
import { type FaceId, faces } from './face.ts';
import { routeOfStep } from './route-of-step.ts';

/** The route of a journey's first question. */
export function firstRoute(journey: Journey): string {
  const [first] = journey.steps;
  return (first && routeOfStep(journey, first)) ?? '/';
}

/** Where the campaign's journey starts in this face. */
export const startRoute = (campaign: Campaign, face: FaceId): string =>
  faces[face].conversationPath ?? firstRoute(applyCampaign(journeys[campaign.journey], campaign));
