import type { RouteObject } from 'react-router';
import { type CampaignSet, fileCampaigns } from '../funnel/campaigns.ts';
import { conversationPages, faces } from '../funnel/routes/face.ts';
import { funnelRoutes } from '../funnel/routes/funnel-routes.ts';
import { readPath, writePath } from '../funnel/routes/read-path.ts';
import { lazyWithPreload } from '../ui/late/lazy-with-preload.tsx';
import { AppFrame } from './layout/AppFrame.tsx';
import { AppHeader } from './layout/AppHeader.tsx';

const FunnelPage = lazyWithPreload(async () => (await import('../pages/funnel/FunnelPage.tsx')).FunnelPage);
const ConversationPage = lazyWithPreload(
  async () => (await import('../conversation/ConversationPage.tsx')).ConversationPage,
);
const RegulationsPage = lazyWithPreload(
  async () => (await import('../pages/regulations/RegulationsPage.tsx')).RegulationsPage,
);
const AppNavigation = lazyWithPreload(async () => (await import('./layout/AppNavigation.tsx')).AppNavigation);
const CookieConsent = lazyWithPreload(
  async () => (await import('../pages/site/cookies/CookieConsent.tsx')).CookieConsent,
);

export type AppRoute = RouteObject & {
  path: string;
  handle: {
    /** The modules that a page needs first, besides the entry. */
    modules: readonly string[];
    /** Public pages are listed by search engines; steps of an order are not. */
    isPublic: boolean;
  };
};

/** Every page of the application. The campaign's prefix is the router's `basename`. */
export const routes: AppRoute[] = [
  {
    path: '/regulamentos/',
    element: (
      <AppFrame
        width="full"
        header={<AppHeader navigation={AppNavigation} />}
        // These pages have no affiliate partner.
        notice={<CookieConsent affiliate={null} />}
      >
        <RegulationsPage />
      </AppFrame>
    ),
    handle: {
      modules: ['src/pages/regulations/RegulationsPage.tsx', 'src/app/layout/AppNavigation.tsx'],
      isPublic: true,
    },
  },
  ...conversationPages.map((path) => ({
    path,
    element: (
      <AppFrame
        width="conversation"
        header={faces[readPath(path, fileCampaigns).face].header && <AppHeader />}
      >
        <ConversationPage />
      </AppFrame>
    ),
    handle: { modules: ['src/conversation/ConversationPage.tsx'], isPublic: false },
  })),
  // One route for all questions: matching one for each takes milliseconds between Enter and the next question.
  {
    path: '*',
    element: (
      <AppFrame width="column" header={<AppHeader />}>
        <FunnelPage />
      </AppFrame>
    ),
    handle: { modules: ['src/pages/funnel/FunnelPage.tsx'], isPublic: false },
  },
];

/** Every path of the application with its route, without the campaign. */
const byPath: ReadonlyMap<string, AppRoute> = new Map(
  routes.flatMap((route) =>
    (route.path === '*' ? [...funnelRoutes] : [route.path]).map((path) => [path, route] as const),
  ),
);

/** Null if the route is a document outside the application. */
export const appRouteAt = (route: string): AppRoute | null => byPath.get(route) ?? null;

/** Every prerendered page of every campaign. */
export const appPages = ({ all }: CampaignSet) =>
  all.flatMap((campaign) =>
    [...byPath].map(([route, { handle }]) => ({
      campaign,
      route,
      path: writePath(campaign, route),
      status: 200,
      noindex: campaign.noindex || !handle.isPublic,
    })),
  );
