import { join } from 'node:path';
import { offerRegulation, offerSummary } from '../server/catalogue/offer-texts.ts';
import { type PlanLists, readPlanLists } from '../server/catalogue/plan-lists.ts';
import type { StreamingPrices } from '../src/contract/streaming-prices.ts';
import { sellersFrom } from '../src/funnel/sellers.ts';
import type { PublishedOffer } from '../src/pages/offer/published-offer.ts';
import { root } from './root.ts';

export interface Catalogue {
  plansOf: PlanLists['forCampaign'];
  streaming: StreamingPrices;
  offers: readonly PublishedOffer[];
}

/** Every price that a page shows, from the catalogue alone. */
export function readCatalogue(folder = join(root, 'catalogue')): Catalogue {
  const lists = readPlanLists(folder);
  return {
    plansOf: lists.forCampaign,
    streaming: lists.streaming,
    offers: publishedOffers(lists),
  };
}

const publishedOffers = ({ files }: PlanLists): PublishedOffer[] =>
  [...files].flatMap(([file, plans]) => {
    const sellers = sellersFrom(file);
    const seller = sellers.find(({ journey }) => journey === 'order');
    return plans.map((plan) => ({
      plan,
      summary: offerSummary(plan),
      regulation: offerRegulation(plan),
      soldIn: seller === undefined ? null : seller.prefix && `/${seller.prefix}`,
      noindex: sellers.length > 0 && sellers.every(({ noindex }) => noindex),
    }));
  });
