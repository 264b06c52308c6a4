import type { ReactNode } from 'react';
import { campaigns } from '../funnel/campaigns.ts';
import { faces } from '../funnel/routes/face.ts';
import { funnelRoutes } from '../funnel/routes/funnel-routes.ts';
import { readPath, writePath } from '../funnel/routes/read-path.ts';
import { type LazyWithPreload, lazyWithPreload } from '../ui/late/lazy-with-preload.tsx';

export interface PageFamily {
  /** One column for a question or a conversation, or the full width. */
  width: 'column' | 'conversation' | 'full';
  page: LazyWithPreload<object>;
  /** Conversations opened from a link have no header. */
  header: boolean;
  /** For public pages: site navigation and cookie banner, which an order does not show. */
  publicFrame?: {
    Navigation: LazyWithPreload<{ zoom: ReactNode }>;
    CookieConsent: LazyWithPreload<{ affiliate: string | null }>;
  };
  /** Excluded from search engines. */
  noindex: boolean;
}

const funnel: PageFamily = {
  width: 'column',
  page: lazyWithPreload(async () => (await import('../pages/funnel/FunnelPage.tsx')).FunnelPage),
  header: true,
  noindex: true,
};

const conversation: PageFamily = {
  ...funnel,
  width: 'conversation',
  page: lazyWithPreload(async () => (await import('../conversation/ConversationPage.tsx')).ConversationPage),
};

const regulations: PageFamily = {
  width: 'full',
  page: lazyWithPreload(
    async () => (await import('../pages/regulations/RegulationsPage.tsx')).RegulationsPage,
  ),
  header: true,
  publicFrame: {
    Navigation: lazyWithPreload(async () => (await import('./layout/AppNavigation.tsx')).AppNavigation),
    CookieConsent: lazyWithPreload(
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
