import type { Campaign } from '../campaign.ts';
import { isConversationPath } from '../routes/face.ts';
import type { Journey, JourneyId } from './journey.ts';
import { journeys } from './journeys.ts';

const leadsThrough = ({ base, routes, entrances = [] }: Journey, route: string): boolean =>
  [base, ...entrances].some((path) => route.startsWith(path)) || Object.values(routes).includes(route);

/**
 * The address alone decides the journey. Conversation paths, and addresses shared by several journeys, open the
 * campaign's own journey. Pages outside any journey leave it unchanged.
 */
export function journeyAt({ journey: own }: Campaign, route: string, before = own): JourneyId {
  const all = [journeys[own], ...Object.values(journeys)];
  return isConversationPath(route)
    ? own
    : (all.find((journey) => leadsThrough(journey, route))?.id ?? before);
}
