import { speedHeroes } from '../../content/landing/plans/speed-heroes.ts';
import { siteLinks } from '../../content/landing/site/site-links.ts';
import { isOfferRoute } from '../../contract/offer/offer-route.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { streamingServices } from '../../funnel/landing.ts';
import { isAlwaysRedirected } from '../../funnel/redirects.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { CallRequestPage, callRequestHead } from '../../pages/call-request/CallRequestPage.tsx';
import { FaqPage, faqHead } from '../../pages/faq/FaqPage.tsx';
import { FollowOrderPage, followOrderHead } from '../../pages/follow-order/FollowOrderPage.tsx';
import { LandingPage, landingHead } from '../../pages/landing/LandingPage.tsx';
import { LinktreePage, linktreeHead } from '../../pages/linktree/LinktreePage.tsx';
import { MobilePlanPage, mobilePlanHead } from '../../pages/mobile-plan/MobilePlanPage.tsx';
import { NotFoundPage, notFoundHead } from '../../pages/not-found/NotFoundPage.tsx';
import { OfferPage, offerHead } from '../../pages/offer/OfferPage.tsx';
import type { SitePage } from '../../pages/site/site-page.ts';
import { StreamingPage, streamingHead } from '../../pages/streaming/StreamingPage.tsx';

const landing: SitePage = {
  Page: LandingPage,
  headOf: landingHead,
  perCampaign: true,
  status: 200,
  noindex: false,
};
const streaming: SitePage = { ...landing, Page: StreamingPage, headOf: streamingHead };
const offer: SitePage = { ...landing, Page: OfferPage, headOf: offerHead, perCampaign: false };

/** Other paths of a campaign's home page. */
const homeRoutes = ['/ofertas/', '/novo-cliente/'];

/** Every public page by its route without the campaign. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  ['/', landing],
  ...homeRoutes.map((route): [string, SitePage] => [route, { ...landing, sameAs: '/' }]),
  ...Object.keys(speedHeroes).map((route): [string, SitePage] => [route, landing]),
  ['/duvidas/', { ...landing, Page: FaqPage, headOf: faqHead }],
  ['/linktree/', { ...landing, Page: LinktreePage, headOf: linktreeHead }],
  [siteLinks.call, { ...landing, Page: CallRequestPage, headOf: callRequestHead }],
  [siteLinks.followOrder, { ...landing, Page: FollowOrderPage, headOf: followOrderHead, noindex: true }],
  [siteLinks.mobilePlan, { ...landing, Page: MobilePlanPage, headOf: mobilePlanHead }],
  ['/404/', { ...landing, Page: NotFoundPage, headOf: notFoundHead, status: 404, noindex: true }],
]);

const streamingPages: ReadonlyMap<string, SitePage> = new Map(
  streamingServices.map((service) => [`/${service}/`, streaming]),
);

/** A campaign's home page: for some, '/' redirects. */
const homeOf = (campaign: Campaign): string =>
  ['/', ...homeRoutes].find((route) => !isAlwaysRedirected(writePath(campaign, route))) ?? '/';

/**
 * Campaigns about a streaming service have a home page of their own, others a page per service. In these campaigns, and in
 * those that hide the plans, the other landing routes are duplicates of the home page. Every offer has a page.
 */
export function sitePageAt(campaign: Campaign, route: string): SitePage | undefined {
  const { hidden, service } = campaign.landing;
  if (service === null && streamingPages.has(route)) return streamingPages.get(route);
  const page = sitePages.get(route) ?? (isOfferRoute(route) ? offer : undefined);
  if (page?.Page !== LandingPage) return page;
  const home = service === null ? page : streaming;
  const isHome = route === '/' || (service === null && !hidden.includes('plans'));
  return isHome && page.sameAs === undefined ? home : { ...home, sameAs: homeOf(campaign) };
}
