import type { Catalogue, ListedOffer } from '../../contract/documents.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { sellersFrom } from '../../funnel/sellers.ts';
import { withLook } from '../../funnel/with-look.ts';
import type { PublishedOffer } from '../../pages/offer/published-offer.ts';

/** A catalogue with the campaigns' settings applied to its offers. */
export interface PublishedCatalogue extends Omit<Catalogue, 'offers'> {
  offers: readonly PublishedOffer[];
  /** A campaign with its published settings. */
  shown: (campaign: Campaign) => Campaign;
}

export const publishCatalogue = ({ offers, ...rest }: Catalogue): PublishedCatalogue => ({
  ...rest,
  offers: offers.map(published),
  shown: (campaign) => withLook(campaign, rest.lookOf(campaign.prefix)),
});

function published({ list, plan, summary, regulation }: ListedOffer): PublishedOffer {
  const sellers = sellersFrom(list);
  const seller = sellers.find(({ journey }) => journey === 'order');
  return {
    plan,
    summary,
    regulation,
    soldIn: seller === undefined ? null : seller.prefix && `/${seller.prefix}`,
    noindex: sellers.length > 0 && sellers.every(({ noindex }) => noindex),
  };
}
