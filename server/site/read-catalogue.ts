import type { Catalogue } from '../../src/contract/documents.ts';
import { offerRegulation, offerSummary } from '../catalogue/offer-texts.ts';
import { type PlanLists, readPlanLists } from '../catalogue/plan-lists.ts';

/** Prices and published texts for the documents. */
export const catalogueOf = (
  { files, forCampaign, streaming }: PlanLists,
  words: Pick<Catalogue, 'lookOf' | 'faq' | 'campaigns' | 'experiments'> = wordsOfFiles,
): Catalogue => ({
  ...words,
  plansOf: forCampaign,
  streaming,
  offers: [...files].flatMap(([list, plans]) =>
    plans.map((plan) => ({
      list,
      plan,
      summary: offerSummary(plan),
      regulation: offerRegulation(plan),
    })),
  ),
});

const wordsOfFiles = { lookOf: () => ({ banner: {} }), faq: {}, campaigns: [] };

export const readCatalogue = (folder: string): Catalogue => catalogueOf(readPlanLists(folder));
