import type { DocumentAddress } from '../../contract/documents.ts';
import { offerRoute } from '../../contract/offer/offer-route.ts';
import { type Campaign, standard } from '../../funnel/campaign.ts';
import { isAlwaysRedirected } from '../../funnel/redirects.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { streamingRoutes } from '../../funnel/streaming-pages.ts';
import { type DemoScreen, demoScreens } from '../../pages/demo/demo-screens.tsx';
import { appPages } from '../routes.tsx';
import { sitePageAt, sitePages } from '../site/site-pages.ts';
import type { PublishedCatalogue } from './publish-catalogue.ts';

/** A document before rendering. */
export interface PageEntry extends DocumentAddress {
  /** The path that search engines should list; null for none. */
  canonical: string | null;
  /** The name of the preview picture for shared links. */
  preview: string | null;
  theme: Campaign['theme'];
}

/** Every document of every campaign. */
export const pageEntries = ({
  offers,
  plansOf,
  shown,
  campaigns,
}: Pick<PublishedCatalogue, 'offers' | 'plansOf' | 'shown' | 'campaigns'>): PageEntry[] => [
  ...appPages(campaigns).map(ofApp),
  ...campaigns.all.flatMap((campaign) =>
    [...sitePages].flatMap(([route, { perCampaign }]) =>
      perCampaign || campaign.prefix === '' ? ofSite(shown(campaign), route) : [],
    ),
  ),
  ...campaigns.all.flatMap((campaign) =>
    streamingRoutes(shown(campaign), plansOf(campaign.prefix)).flatMap((route) =>
      ofSite(shown(campaign), route),
    ),
  ),
  ...offers.flatMap(({ plan, noindex }) => ofSite(shown(standard), offerRoute(plan.offerCode), noindex)),
  ...demoScreens.map(ofDemo),
];

/** Two paths are patterns: '/demo/hi/:name' for any name, '/demo/*' for unknown pages. */
const ofDemo = ({ path, status }: DemoScreen): PageEntry => ({
  path,
  status,
  noindex: true,
  canonical: null,
  preview: null,
  theme: 'light',
});

/**
 * Public pages of the application are the same in every campaign, so their canonical path has no prefix. Steps of an
 * order are not listed.
 */
function ofApp({ campaign, route, ...page }: ReturnType<typeof appPages>[number]): PageEntry {
  const { theme } = campaign;
  return page.noindex
    ? { ...page, theme, canonical: null, preview: null }
    : { ...page, theme, canonical: route, preview: previewOf(campaign) };
}

function ofSite(campaign: Campaign, route: string, hidden = false): PageEntry[] {
  const path = writePath(campaign, route);
  const page = sitePageAt(campaign, route);
  if (page === undefined) return [];
  const noindex = hidden || campaign.noindex || page.noindex;
  return [
    {
      path,
      status: page.status,
      noindex,
      canonical: noindex || isAlwaysRedirected(path) ? null : writePath(campaign, page.sameAs ?? route),
      preview: page.status === 200 ? previewOf(campaign) : null,
      theme: campaign.theme,
    },
  ];
}

/** Each campaign of the files has its own preview. */
const previewOf = ({ prefix, art }: Campaign): string => (art === undefined && prefix) || 'home';
