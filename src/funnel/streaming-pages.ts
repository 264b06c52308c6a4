import type { Plan } from '../contract/offer/plan.ts';
import type { Campaign } from './campaign.ts';
import { fileCampaigns } from './campaigns.ts';
import { type StreamingService, streamingServices } from './landing.ts';
import { landingAt } from './landing-at.ts';
import { shownPlans } from './landing-plans/shown-plans.ts';
import { writePath } from './routes/read-path.ts';
import { withoutSegments } from './without-segments.ts';

/** A campaign's page about each streaming service; null if it sells no plan with it. */
export type StreamingLinks = Readonly<Record<StreamingService, string | null>>;

const routeOfService = (service: StreamingService): string => `/${service}/`;

function sells(campaign: Campaign, plans: readonly Plan[], service: StreamingService): boolean {
  const route = routeOfService(service);
  const landing = landingAt(campaign, route);
  return !landing.hidden.includes('plans') && shownPlans(plans, { campaign, landing, route }).length > 0;
}

export function streamingLinks(
  campaign: Campaign,
  plans: readonly Plan[],
  /** Applies the published settings of a campaign. */
  shown: (campaign: Campaign) => Campaign = (same) => same,
): StreamingLinks {
  const { service: own } = campaign.landing;
  const prefix = withoutSegments(campaign.prefix, streamingServices);
  const base = shown(prefix === campaign.prefix ? campaign : fileCampaigns.byPrefix(prefix));
  const linkTo = (service: StreamingService): string | null => {
    if (service === own) return writePath(campaign, '/');
    return sells(base, plans, service) ? writePath(base, routeOfService(service)) : null;
  };
  return {
    paramount: linkTo('paramount'),
    'hbo-max': linkTo('hbo-max'),
    globoplay: linkTo('globoplay'),
  };
}

/** The streaming pages below a campaign's own path. In the shop without a campaign they are campaigns of their own. */
export const streamingRoutes = (campaign: Campaign, plans: readonly Plan[]): readonly string[] =>
  campaign.prefix === '' || campaign.landing.service !== null
    ? []
    : streamingServices.filter((service) => sells(campaign, plans, service)).map(routeOfService);
