import type { DocumentSettings } from '../../contract/documents.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { readPath } from '../../funnel/routes/read-path.ts';
import { demoScreenAt } from '../../pages/demo/demo-screens.tsx';
import { sitePageAt } from '../site/site-pages.ts';
import type { PublishedCatalogue } from './publish-catalogue.ts';
import { renderAppPage } from './render-app-page.tsx';
import { renderDemoPage } from './render-demo-page.tsx';
import { renderSitePage } from './render-site-page.tsx';
import type { RenderedPage } from './rendered-page.ts';

/** Renders the page at an address: of the application, the demo or the public site. */
export async function renderPage(
  path: string,
  catalogue: PublishedCatalogue,
  { partnerScript }: Pick<DocumentSettings, 'partnerScript'> = {},
): Promise<RenderedPage> {
  const screen = demoScreenAt(path);
  if (screen !== undefined) return renderDemoPage(path, screen);
  const { campaign: named, face, route } = readPath(path, catalogue.campaigns);
  const campaign = catalogue.shown(named);
  const page = sitePageAt(campaign, route);
  const rendered = page
    ? await renderSitePage({ page, campaign, route, catalogue, partnerScript })
    : await renderAppPage({ path, campaign, face, route, plans: catalogue.plansOf(campaign.prefix) });
  const ownCampaign = named.art && named;
  return { ...rendered, ownCampaign, attributes: { ...themeOf(campaign), ...rendered.attributes } };
}

const themeOf = ({ theme }: Campaign): RenderedPage['attributes'] =>
  theme === 'light' ? {} : { 'data-campaign-theme': theme };
