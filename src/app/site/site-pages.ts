import { speedHeroes } from '../../content/landing/speed-heroes.ts';
import { isOfferRoute } from '../../contract/offer-route.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { landingOf } from '../../funnel/landings.ts';
import { CallRequestPage, callRequestHead } from '../../pages/call-request/CallRequestPage.tsx';
import { FaqPage, faqHead } from '../../pages/faq/FaqPage.tsx';
import { LandingPage, landingHead } from '../../pages/landing/LandingPage.tsx';
import { LinktreePage, linktreeHead } from '../../pages/linktree/LinktreePage.tsx';
import { MobilePlanPage, mobilePlanHead } from '../../pages/mobile-plan/MobilePlanPage.tsx';
import { NotFoundPage, notFoundHead } from '../../pages/not-found/NotFoundPage.tsx';
import { OfferPage, offerHead } from '../../pages/offer/OfferPage.tsx';
import type { SitePage } from '../../pages/site/site-page.ts';
import { StreamingPage, streamingHead } from '../../pages/streaming/StreamingPage.tsx';
import { siteModules } from './site-modules.ts';

const landing: SitePage = {
  module: siteModules.landing,
  Page: LandingPage,
  headOf: landingHead,
  perCampaign: true,
  status: 200,
  noindex: false,
};

const streaming: SitePage = {
  ...landing,
  module: siteModules.streaming,
  Page: StreamingPage,
  headOf: streamingHead,
};

const faq: SitePage = { ...landing, module: siteModules.faq, Page: FaqPage, headOf: faqHead };

const linktree: SitePage = {
  ...landing,
  module: siteModules.linktree,
  Page: LinktreePage,
  headOf: linktreeHead,
};

const callRequest: SitePage = {
  ...landing,
  module: siteModules.callRequest,
  Page: CallRequestPage,
  headOf: callRequestHead,
};

const mobilePlan: SitePage = {
  ...landing,
  module: siteModules.mobilePlan,
  Page: MobilePlanPage,
  headOf: mobilePlanHead,
};

const offer: SitePage = {
  module: siteModules.offer,
  Page: OfferPage,
  headOf: offerHead,
  perCampaign: false,
  status: 200,
  noindex: false,
};

const notFound: SitePage = {
  module: siteModules.notFound,
  Page: NotFoundPage,
  headOf: notFoundHead,
  perCampaign: false,
  status: 404,
  noindex: true,
};

/** Every public page by its address without its campaign. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  ['/', landing],
  ['/ofertas/', { ...landing, sameAs: '/' }],
  ['/novo-cliente/', { ...landing, sameAs: '/' }],
  ...Object.keys(speedHeroes).map((route): [string, SitePage] => [route, landing]),
  ['/duvidas/', faq],
  ['/linktree/', linktree],
  ['/receber-ligacao/', callRequest],
  ['/selecao-plano-movel/', mobilePlan],
  ['/404/', notFound],
]);

/**
 * A campaign about a streaming service has a home of its own, and one that shows no plans leads with none of them;
 * every offer has a page.
 */
export function sitePageAt(campaign: Campaign, route: string): SitePage | undefined {
  const page = sitePages.get(route) ?? (isOfferRoute(route) ? offer : undefined);
  if (page?.Page !== LandingPage) return page;
  const { hidden, service } = landingOf(campaign.prefix);
  const home = service === null ? page : streaming;
  const isHome = route === '/' || (service === null && !hidden.includes('plans'));
  return isHome ? home : { ...home, sameAs: '/' };
}
