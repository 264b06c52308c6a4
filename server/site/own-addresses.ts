import { pictureAddress } from '../../src/contract/publication.ts';
import type { CampaignSet } from '../../src/funnel/campaigns.ts';
import { maxRoute } from '../../src/funnel/redirects.ts';
import { conversationPaths } from '../../src/funnel/routes/face.ts';
import { questionRoutes } from '../../src/funnel/routes/funnel-routes.ts';
import { listAddress } from './held-plan-lists.ts';
import type { Site } from './open-site.ts';

/** First parts of the addresses that the site itself has, whatever is published. */
export function ownAddresses(
  routes: readonly string[],
  site: Pick<Site, 'pages' | 'files'> | undefined,
  { made }: Pick<CampaignSet, 'made'>,
): readonly string[] {
  const ofFunnel = [...questionRoutes, ...conversationPaths, maxRoute];
  const built = site === undefined ? [] : [...site.pages.keys(), ...site.files.keys()];
  const all = [...routes, ...ofFunnel, ...built, listAddress(''), pictureAddress('')];
  const names = new Set(all.map((path) => path.split('/')[1] ?? ''));
  return [...names].filter((name) => made.every(({ prefix }) => prefix !== name));
}
