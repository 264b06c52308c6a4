import type { Campaign } from './campaign.ts';
import type { Journey } from './journeys/journey.ts';

/** A journey as one campaign asks it. The campaign's `before` steps come first, but only in its own journey. */
export function applyCampaign(journey: Journey, campaign: Campaign): Journey {
  const before = journey.id === campaign.journey ? campaign.before : [];
  const left = journey.steps.filter((id) => !before.includes(id) && !campaign.without.includes(id));
  return { ...journey, steps: [...before, ...left] };
}
