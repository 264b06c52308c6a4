import type { Plan } from '../contract/offer/plan.ts';
import type { Campaign } from './campaign.ts';
import { campaignOf } from './campaigns.ts';
import { type StreamingService, streamingServices } from './landing.ts';
import { landingAt } from './landing-at.ts';
import { shownPlans } from './landing-plans/shown-plans.ts';
import { writePath } from './routes/read-path.ts';

/** Where the pages of a campaign tell of each streaming service; null where it sells no plan with it. */
export type StreamingLinks = Readonly<Record<StreamingService, string | null>>;

const routeOfPage = (service: StreamingService): string => `/${service}/`;

/** What a campaign is besides its streaming service: 'globoplay/timpre' → 'timpre'. */
const besideService = ({ prefix }: Campaign): Campaign =>
  campaignOf(
    prefix
      .split('/')
      .filter((part) => !streamingServices.some((service) => service === part))
      .join('/'),
  );

function sells(campaign: Campaign, plans: readonly Plan[], service: StreamingService): boolean {
  const route = routeOfPage(service);
  const landing = landingAt(campaign, route);
  return !landing.hidden.includes('plans') && shownPlans(plans, { campaign, landing, route }).length > 0;
}

export function streamingLinks(
  campaign: Campaign,
  plans: readonly Plan[],
  /** What was published for the pages of a campaign. */
  shown: (campaign: Campaign) => Campaign = (same) => same,
): StreamingLinks {
  const { service: own } = campaign.landing;
  const base = shown(besideService(campaign));
  const linkTo = (service: StreamingService): string | null => {
    if (service === own) return writePath(campaign, '/');
    return sells(base, plans, service) ? writePath(base, routeOfPage(service)) : null;
  };
  return {
    paramount: linkTo('paramount'),
    'hbo-max': linkTo('hbo-max'),
    globoplay: linkTo('globoplay'),
  };
}

/** The streaming pages that a campaign has below its own address; the shop's own are campaigns themselves. */
export const streamingRoutes = (campaign: Campaign, plans: readonly Plan[]): readonly string[] =>
  campaign.prefix === '' || campaign.landing.service !== null
    ? []
    : streamingServices.filter((service) => sells(campaign, plans, service)).map(routeOfPage);
