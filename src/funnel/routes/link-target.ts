import { pointerNames } from '../arrival.ts';
import type { Campaign } from '../campaign.ts';
import { standard } from '../campaign.ts';
import { type CampaignSet, fileCampaigns } from '../campaigns.ts';
import { journeys } from '../journeys/journeys.ts';
import { isConversationPath } from './face.ts';
import { questionRoutes } from './funnel-routes.ts';
import { readPath, writePath } from './read-path.ts';
import { firstRoute, startRoute } from './start-route.ts';

const migration = fileCampaigns.all.find(({ journey }) => journey === 'migration') ?? standard;

/**
 * The path's campaign wins over the one in the link; a migration lead is always loaded under the migration campaign.
 */
function campaignFor(own: Campaign, query: URLSearchParams, { byAddon }: CampaignSet): Campaign {
  if (query.get('lmig')) return migration;
  return own.prefix === '' ? byAddon(query.get('a') ?? undefined) : own;
}

/**
 * Where a link with a campaign (`a`) or a lead id leads: under that campaign, to a page that can resume the lead. Null
 * if the visitor is there already. An empty parameter counts as absent.
 */
export function linkTarget(path: string, query: URLSearchParams, campaigns: CampaignSet): string | null {
  const { campaign: own, face, route } = readPath(path, campaigns);
  const campaign = campaignFor(own, query, campaigns);
  const isPointing = pointerNames.some((name) => query.get(name));
  const isTakenUpHere = !isPointing || questionRoutes.has(route) || isConversationPath(route);
  if (campaign === own && isTakenUpHere) return null;
  const rest = new URLSearchParams(query);
  rest.delete('a');
  const start = query.get('ls') ? firstRoute(journeys.coverage) : startRoute(campaign, face);
  const address = isTakenUpHere ? writePath(campaign, route, face) : writePath(campaign, start);
  const [page = '', anchor] = address.split('#');
  return `${page}${rest.size > 0 ? `?${rest}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
}
