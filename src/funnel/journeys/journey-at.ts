import type { Campaign } from '../campaign.ts';
import { isConversationPath } from '../routes/face.ts';
import type { Journey, JourneyId } from './journey.ts';
import { journeys } from './journeys.ts';

const leadsThrough = ({ base, routes, entrances = [] }: Journey, route: string): boolean =>
  [base, ...entrances].some((path) => route.startsWith(path)) || Object.values(routes).includes(route);

/**
 * The address alone says which journey a visit is in. The path of a conversation opens what the campaign is there for,
 * and so does an address that several journeys share; a page that is no question leaves the visit where it was.
 */
export function journeyAt({ journey: own }: Campaign, route: string, before = own): JourneyId {
  const all = [journeys[own], ...Object.values(journeys)];
  return isConversationPath(route)
    ? own
    : (all.find((journey) => leadsThrough(journey, route))?.id ?? before);
}
