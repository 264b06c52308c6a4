import type { Catalogue, ListedOffer } from '../../contract/documents.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { CampaignSet } from '../../funnel/campaigns.ts';
import { withMadeCampaigns } from '../../funnel/made-campaign.ts';
import { sellersFrom } from '../../funnel/sellers.ts';
import { withLook } from '../../funnel/with-look.ts';
import type { PublishedOffer } from '../../pages/offer/published-offer.ts';

/** A catalogue with the campaigns' settings applied to its offers. */
export interface PublishedCatalogue extends Omit<Catalogue, 'offers' | 'campaigns'> {
  campaigns: CampaignSet;
  offers: readonly PublishedOffer[];
  /** A campaign with its published settings. */
  shown: (campaign: Campaign) => Campaign;
}

export function publishCatalogue({ offers, campaigns: made, ...rest }: Catalogue): PublishedCatalogue {
  const campaigns = withMadeCampaigns(made);
  return {
    ...rest,
    campaigns,
    offers: offers.map((offer) => published(offer, campaigns)),
    shown: (campaign) => withLook(campaign, rest.lookOf(campaign.prefix)),
  };
}

function published({ list, plan, summary, regulation }: ListedOffer, campaigns: CampaignSet): PublishedOffer {
  const sellers = sellersFrom(list, campaigns);
  const seller = sellers.find(({ journey }) => journey === 'order');
  return {
    plan,
    summary,
    regulation,
    soldIn: seller === undefined ? null : seller.prefix && `/${seller.prefix}`,
    noindex: sellers.length > 0 && sellers.every(({ noindex }) => noindex),
  };
}
