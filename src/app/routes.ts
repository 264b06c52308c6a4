import { type Deferred, deferred } from '../answering/deferred.tsx';
import { campaigns } from '../funnel/campaigns.ts';
import { faces } from '../funnel/face.ts';
import { funnelRoutes } from '../funnel/funnel-routes.ts';
import { readPath, writePath } from '../funnel/read-path.ts';

export interface PageFamily {
  /** One column for a question or a conversation, or the full width for sections. */
  width: 'column' | 'conversation' | 'full';
  page: Deferred<object>;
  /** The module that a page rendered ahead of time will need first. */
  module: string;
  /** A conversation that somebody was sent to stands alone. */
  header?: boolean;
  /** Whether every campaign has it under its own prefix. */
  perCampaign: boolean;
  status: number;
  /** Nothing to find here for a search engine. */
  noindex: boolean;
}

const start: PageFamily = {
  width: 'full',
  page: deferred(async () => (await import('../pages/start/StartPage.tsx')).StartPage),
  module: 'src/pages/start/StartPage.tsx',
  perCampaign: true,
  status: 200,
  noindex: false,
};

const funnel: PageFamily = {
  width: 'column',
  page: deferred(async () => (await import('../pages/funnel/FunnelPage.tsx')).FunnelPage),
  module: 'src/pages/funnel/FunnelPage.tsx',
  perCampaign: true,
  status: 200,
  noindex: true,
};

const conversation: PageFamily = {
  width: 'conversation',
  page: deferred(async () => (await import('../conversation/ConversationPage.tsx')).ConversationPage),
  module: 'src/conversation/ConversationPage.tsx',
  perCampaign: true,
  status: 200,
  noindex: true,
};

const regulations: PageFamily = {
  width: 'full',
  page: deferred(async () => (await import('../pages/regulations/RegulationsPage.tsx')).RegulationsPage),
  module: 'src/pages/regulations/RegulationsPage.tsx',
  perCampaign: true,
  status: 200,
  noindex: false,
};

const notFound: PageFamily = {
  width: 'full',
  page: deferred(async () => (await import('../pages/not-found/NotFoundPage.tsx')).NotFoundPage),
  module: 'src/pages/not-found/NotFoundPage.tsx',
  perCampaign: false,
  status: 404,
  noindex: true,
};

/** Every address of the site without its campaign, and the page that stands there. */
const families: ReadonlyMap<string, PageFamily> = new Map([
  ['/', start],
  ['/regulamentos/', regulations],
  ...Object.values(faces).flatMap(({ door, header }) =>
    door === null ? [] : [[door, { ...conversation, header }] as const],
  ),
  ...[...funnelRoutes].map((route) => [route, funnel] as const),
]);

export const familyAt = (path: string): PageFamily => families.get(readPath(path).route) ?? notFound;

/** Every page that is rendered ahead of time, under every campaign that has it. */
export const pagePaths = (): { path: string; status: number; noindex: boolean }[] => [
  ...campaigns.flatMap((campaign) =>
    [...families].flatMap(([route, { perCampaign, status, noindex }]) =>
      perCampaign || campaign.prefix === ''
        ? [{ path: writePath(campaign, route), status, noindex: campaign.noindex || noindex }]
        : [],
    ),
  ),
  { path: '/404/', status: 404, noindex: true },
];
