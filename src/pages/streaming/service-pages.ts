import type { CatalogueRow } from '../../content/streaming/catalogue-row.ts';
import { globoplayWords } from '../../content/streaming/globoplay.ts';
import { globoplayCatalogue } from '../../content/streaming/globoplay-catalogue.ts';
import { hboMaxWords } from '../../content/streaming/hbo-max.ts';
import { hboMaxCatalogue } from '../../content/streaming/hbo-max-catalogue.ts';
import { paramountWords } from '../../content/streaming/paramount.ts';
import { paramountCatalogue } from '../../content/streaming/paramount-catalogue.ts';
import type { StreamingService } from '../../funnel/landing.ts';

export interface ServicePage {
  words: {
    heading: string;
    intro: { text: string; action: string };
    benefits: readonly { title: string; text: string }[];
    plansTitle: string;
  };
  rows: readonly CatalogueRow[];
  /** Another banner between titles and plans. */
  banner: { title: string; text: string; action: string } | null;
}

export const servicePages: Readonly<Record<StreamingService, ServicePage>> = {
  paramount: { words: paramountWords, rows: paramountCatalogue, banner: null },
  'hbo-max': {
    words: hboMaxWords,
    rows: hboMaxCatalogue,
    banner: hboMaxWords.championsLeague,
  },
  globoplay: { words: globoplayWords, rows: globoplayCatalogue, banner: null },
};
