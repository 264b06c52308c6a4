import { siteLinks } from '../../content/landing/site/site-links.ts';
import type { CampaignLook } from '../../contract/documents.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { landingAt } from '../../funnel/landing-at.ts';
import { pricesFor } from '../../funnel/plans/prices-of.ts';
import { streamingLinks } from '../../funnel/streaming-pages.ts';
import { questionsOf } from '../../pages/faq/questions-of.ts';
import { CookieConsent } from '../../pages/site/cookies/CookieConsent.tsx';
import { hiredPlans } from '../../pages/site/drawers/hired-plan.ts';
import { PageDrawers } from '../../pages/site/drawers/PageDrawers.tsx';
import { Island } from '../../pages/site/Island.tsx';
import type { SitePage, SitePageProps } from '../../pages/site/site-page.ts';
import { StreamingLinksContext } from '../../pages/site/streaming-links.ts';
import { describedHead } from '../../pages/site/structured/described-head.ts';
import { ZoomSetting } from '../../pages/site/ZoomSetting.tsx';
import { routesBelow, SiteRoutesContext } from '../../ui/actions/site-routes.ts';
import { PublicFooterLinks } from '../layout/PublicFooterLinks.tsx';
import { SiteFooter } from '../layout/SiteFooter.tsx';
import { SiteHeader } from '../layout/SiteHeader.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { SiteNavigation } from '../layout/SiteNavigation.tsx';
import type { PublishedCatalogue } from './publish-catalogue.ts';
import { renderHtml } from './render-html.ts';
import { textsInOnePiece } from './rendered-html.tsx';
import type { RenderedPage } from './rendered-page.ts';

/** The drawers of every public page. */
const PageIslands = ({ campaign, plans }: Pick<SitePageProps, 'campaign' | 'plans'>) => (
  <Island
    name="drawers"
    of={PageDrawers}
    props={{ plans: hiredPlans(plans), sales: campaign.phones.sales }}
    hydrates="idle"
  />
);

/** Fixed to the bottom of the window, but first in tab order. */
const CookieIsland = ({ landing, partnerScript }: Pick<SitePageProps, 'landing' | 'partnerScript'>) => (
  <Island
    name="cookies"
    of={CookieConsent}
    props={{ affiliate: landing.affiliate ? partnerScript : null }}
    hydrates="idle"
  />
);

interface SitePageRequest {
  page: SitePage;
  campaign: Campaign;
  route: string;
  catalogue: PublishedCatalogue;
  partnerScript: string | undefined;
}

/** Renders a public page as HTML, with islands to hydrate. */
export async function renderSitePage({
  page,
  campaign,
  route,
  catalogue: { offers, plansOf, streaming, lookOf, faq, shown },
  partnerScript,
}: SitePageRequest): Promise<RenderedPage> {
  const { Page, headOf } = page;
  const plans = plansOf(campaign.prefix);
  const landing = landingAt(campaign, route);
  // Pages about a streaming service have their own banner in every campaign.
  const { banner, photo }: CampaignLook =
    landing.service === campaign.landing.service ? lookOf(campaign.prefix) : { banner: {} };
  const props = {
    campaign,
    landing,
    banner,
    photo,
    questions: questionsOf(landing, faq, campaign.prefix),
    plans,
    prices: pricesFor(campaign, { plansOf, streaming }),
    offers,
    route,
    partnerScript: partnerScript ?? null,
  };
  const html = await renderHtml(
    <SiteRoutesContext value={routesBelow(campaign.prefix, () => undefined)}>
      <SiteLayout
        width="full"
        header={
          <SiteHeader
            navigation={(zoom) => (
              <SiteNavigation
                without={props.landing.hidden.includes('streaming') ? [siteLinks.streaming] : []}
                zoom={zoom}
              />
            )}
            zoom={<Island name="zoom" of={ZoomSetting} props={{}} hydrates="idle" />}
          />
        }
        phones={campaign.phones}
        notice={<CookieIsland {...props} />}
      >
        <StreamingLinksContext value={streamingLinks(campaign, plans, shown)}>
          <Page {...props} />
        </StreamingLinksContext>
      </SiteLayout>
      <PageIslands {...props} />
    </SiteRoutesContext>,
  );
  return {
    kind: 'site',
    html: textsInOnePiece(html),
    footer: (
      <SiteFooter campaign={campaign}>
        <PublicFooterLinks />
      </SiteFooter>
    ),
    lang: 'pt-BR',
    head: describedHead(headOf(props), props),
    attributes: {},
    modules: ['src/app/site/hydrate-island.tsx'],
    isPartners: props.landing.affiliate,
  };
}
