import type { ReactNode } from 'react';
import { type Deferred, deferred } from '../answering/preloading/deferred.tsx';
import { campaigns } from '../funnel/campaigns.ts';
import { faces } from '../funnel/routes/face.ts';
import { funnelRoutes } from '../funnel/routes/funnel-routes.ts';
import { readPath, writePath } from '../funnel/routes/read-path.ts';

export interface PageFamily {
  /** One column for a question or a conversation, or the full width. */
  width: 'column' | 'conversation' | 'full';
  page: Deferred<object>;
  /** Conversations opened from a link have no header. */
  header: boolean;
  /** For public pages: site navigation and cookie banner, which an order does not show. */
  publicFrame?: {
    Navigation: Deferred<{ zoom: ReactNode }>;
    CookieConsent: Deferred<{ affiliate: string | null }>;
  };
  /** Excluded from search engines. */
  noindex: boolean;
}

const funnel: PageFamily = {
  width: 'column',
  page: deferred(async () => (await import('../pages/funnel/FunnelPage.tsx')).FunnelPage),
  header: true,
  noindex: true,
};

const conversation: PageFamily = {
  ...funnel,
  width: 'conversation',
  page: deferred(async () => (await import('../conversation/ConversationPage.tsx')).ConversationPage),
};

const regulations: PageFamily = {
  width: 'full',
  page: deferred(async () => (await import('../pages/regulations/RegulationsPage.tsx')).RegulationsPage),
  header: true,
  publicFrame: {
    Navigation: deferred(async () => (await import('./layout/AppNavigation.tsx')).AppNavigation),
    CookieConsent: deferred(
      async () => (await import('../pages/site/cookies/CookieConsent.tsx')).CookieConsent,
    ),
  },
  noindex: false,
};

/** Every route of the application with its page, without the campaign. */
const families: ReadonlyMap<string, PageFamily> = new Map([
  ['/regulamentos/', regulations],
  ...Object.values(faces).flatMap(({ conversationPath, header }) =>
    conversationPath === null ? [] : [[conversationPath, { ...conversation, header }] as const],
  ),
  ...[...funnelRoutes].map((route) => [route, funnel] as const),
]);

/** Null if the path is a document outside the application. */
export const pageFamilyAt = (path: string): PageFamily | null => families.get(readPath(path).route) ?? null;

/** Every prerendered page of every campaign. */
export const appPaths = (): { path: string; status: number; noindex: boolean }[] =>
  campaigns.flatMap((campaign) =>
    [...families].map(([route, { noindex }]) => ({
      path: writePath(campaign, route),
      status: 200,
      noindex: campaign.noindex || noindex,
    })),
  );
