import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineInJson, parseJson } from '../server/domain/line-in-json.ts';
import { offerRegulation, offerSummary } from '../server/domain/offer-texts.ts';
import { type PlanLists, readPlanLists } from '../server/domain/plan-lists.ts';
import { type StreamingPrices, streamingPrices } from '../src/contract/streaming-prices.ts';
import { sellersFrom } from '../src/funnel/sellers.ts';
import type { PublishedOffer } from '../src/pages/offer/published-offer.ts';
import { root } from './root.ts';

export interface Catalogue {
  plansOf: PlanLists['forCampaign'];
  streaming: StreamingPrices;
  offers: readonly PublishedOffer[];
}

/** Every price that a page shows, from `public/json` alone. */
export function readCatalogue(folder = join(root, 'public/json')): Catalogue {
  const lists = readPlanLists(folder);
  return {
    plansOf: lists.forCampaign,
    streaming: readStreaming(folder),
    offers: publishedOffers(lists),
  };
}

function readStreaming(folder: string): StreamingPrices {
  const name = 'streaming.json';
  const text = readFileSync(join(folder, name), 'utf8');
  const parsed = streamingPrices.safeParse(parseJson(text, name));
  if (parsed.success) return parsed.data;
  const [{ path = [], message = '' } = {}] = parsed.error.issues;
  throw new Error(`${name}:${lineInJson(text, path)}: ${path.join('.')}: ${message}`);
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
