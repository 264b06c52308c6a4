import type { ListedPlan } from '../../../src/contract/offer/plan.ts';
import { aliasOf, type CampaignSet } from '../../../src/funnel/campaigns.ts';
import { readPath, writePath } from '../../../src/funnel/routes/read-path.ts';
import type { Inbound } from '../channel-message.ts';
import { greets } from '../small-talk.ts';
import type { ChannelFace } from '../turn.ts';

export interface Sold {
  campaigns: CampaignSet;
  forCampaign(addon: string | undefined): readonly ListedPlan[];
}

const offerCode = /\bUF-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/i;

/** The campaign and the plan that a link of ours names: 'Quero contratar o plano … (oferta UF-600A-2026).' */
function offerNamed(text: string, sold: Sold) {
  const [code] = offerCode.exec(text.toUpperCase()) ?? [];
  if (code === undefined) return null;
  for (const campaign of sold.campaigns.all) {
    const plan = sold.forCampaign(aliasOf(campaign)).find((one) => one.offerCode === code);
    if (plan !== undefined) return { campaign, plan };
  }
  return null;
}

/** The address that a first message stands for: its campaign, its plan and where it comes from. */
export function startOf(
  { received, referral }: Inbound,
  sold: Sold,
  face: ChannelFace,
  siteUrl: string,
): { path: string; saysMore: boolean; offer?: ListedPlan | undefined } {
  if (received.kind === 'staff' && received.does.kind === 'begin')
    return {
      path: writePath(sold.campaigns.byAddon(received.does.campaign), '/phone/?utm_source=telefone', face),
      saysMore: false,
    };
  const said = received.kind === 'text' ? offerNamed(received.text, sold) : null;
  const offer = said ?? offerNamed(`${referral?.headline} ${referral?.source}`, sold);
  const query = new URLSearchParams({ utm_source: face });
  if (offer !== null) query.set('sku', offer.plan.sku);
  if (referral !== undefined) {
    query.set('utm_medium', 'anuncio');
    query.set('utm_content', referral.source);
    query.set('utm_campaign', referral.headline);
  }
  const page = URL.parse(referral?.source ?? '');
  const path = page !== null && page.host === URL.parse(siteUrl)?.host ? page.pathname : '/';
  const campaign = offer?.campaign ?? readPath(path, sold.campaigns).campaign;
  const isHello = received.kind === 'text' && greets(received.text);
  return {
    path: `${campaign.prefix === '' ? '' : `/${campaign.prefix}`}/${face}/?${query}`,
    saysMore: said === null && !isHello,
    offer: offer?.plan,
  };
}
