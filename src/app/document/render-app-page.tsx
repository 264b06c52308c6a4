import { siteDescription, siteWords } from '../../content/site.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { shownPlans } from '../../funnel/landing-plans/shown-plans.ts';
import { type FaceId, faces } from '../../funnel/routes/face.ts';
import { createStoreWithoutSagas, stateAt } from '../../sagas/create-store.ts';
import { App } from '../App.tsx';
import { PublicFooterLinks } from '../layout/PublicFooterLinks.tsx';
import { SiteFooter } from '../layout/SiteFooter.tsx';
import { fixedHistory } from '../page-history.ts';
import { appRouteAt } from '../routes.tsx';
import { renderHtml } from './render-html.ts';
import { splitTitle } from './rendered-html.tsx';
import type { RenderedPage } from './rendered-page.ts';

interface AppPageRequest {
  path: string;
  campaign: Campaign;
  face: FaceId;
  route: string;
  plans: readonly Plan[];
}

/** Renders a page of the application, exactly as React will hydrate it. */
export async function renderAppPage({
  path,
  campaign,
  face,
  route,
  plans,
}: AppPageRequest): Promise<RenderedPage> {
  const handle = appRouteAt(route)?.handle;
  if (handle === undefined) throw new Error(`Nothing stands at ${path}.`);
  const store = createStoreWithoutSagas(stateAt(campaign, route, face));
  const history = fixedHistory(path);
  const prerendered = { state: store.getState(), place: history.place() };
  const text = await renderHtml(
    <App
      store={store}
      history={history}
      prefix={campaign.prefix}
      prerendered={prerendered}
      onHydrated={() => undefined}
    />,
  );
  const { title, html } = splitTitle(text);
  const isConversation = faces[face].conversationPath !== null;
  return {
    kind: 'app',
    html,
    footer: <SiteFooter campaign={campaign}>{handle.isPublic && <PublicFooterLinks />}</SiteFooter>,
    ...(isConversation && {
      listedPlans: shownPlans(plans, { campaign, landing: campaign.landing, route: '/' }),
    }),
    lang: 'pt-BR',
    head: { title: title || siteWords.name, description: siteDescription },
    // The conversation sets the same attribute after hydration.
    attributes: isConversation ? { 'data-conversation': '' } : {},
    modules: ['src/app/entry-client.tsx', ...handle.modules],
    isPartners: false,
  };
}
