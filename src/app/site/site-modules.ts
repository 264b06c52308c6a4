/** The public pages as the bundler finds them: each brings the styles of what stands on it. */
export const siteModules = {
  callRequest: 'src/pages/call-request/CallRequestPage.tsx',
  faq: 'src/pages/faq/FaqPage.tsx',
  landing: 'src/pages/landing/LandingPage.tsx',
  linktree: 'src/pages/linktree/LinktreePage.tsx',
  mobilePlan: 'src/pages/mobile-plan/MobilePlanPage.tsx',
  notFound: 'src/pages/not-found/NotFoundPage.tsx',
  offer: 'src/pages/offer/OfferPage.tsx',
  streaming: 'src/pages/streaming/StreamingPage.tsx',
} as const;

/** What stands above every public page, and nowhere in the application. */
export const siteFrame = 'src/app/layout/SiteNavigation.tsx';

/** What stands below every page, drawn at build. */
export const siteFoot = 'src/app/layout/SiteFooter.tsx';

/** What wakes the islands of every public page. */
export const siteEntry = 'src/app/site/hydrate-island.tsx';
