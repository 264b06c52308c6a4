import { applyCampaign } from '../apply-campaign.ts';
import { fileCampaigns } from '../campaigns.ts';
import { journeys } from '../journeys/journeys.ts';
import { combinedPages, contactCard } from './combined-pages.ts';
import { routeOfStep } from './route-of-step.ts';

const asked = [
  ...Object.values(journeys),
  ...fileCampaigns.all.map((campaign) => applyCampaign(journeys[campaign.journey], campaign)),
];

/** Every route that a page of the funnel may have. */
export const funnelRoutes: ReadonlySet<string> = new Set([
  ...asked.flatMap((journey) => journey.steps.flatMap((id) => routeOfStep(journey, id) ?? [])),
  ...asked.flatMap(({ entrances = [] }) => entrances),
  ...combinedPages.map(({ route }) => route),
]);

/** Every question by its route, including those that only a conversation asks together. */
export const questionRoutes: ReadonlySet<string> = new Set([...funnelRoutes, contactCard.route]);
