import type { ListedPlan, Plan } from './offer/plan.ts';
import type { StreamingPrices } from './offer/streaming-prices.ts';
import type { BannerChange, BannerPhoto, Experiment, MadeCampaign, Publication } from './publication.ts';

/** The types of the built renderer (`dist/server/entry-server.js`). The server imports types only, never a page. */

/** The element of a document that holds its campaign, if that was made in the panel. */
export const ownCampaignId = 'campanha';

/** The element of a document that holds the experiments, if some are published. */
export const experimentsId = 'experimentos';

/** What a visitor's page needs of it. */
export type ShownExperiment = Pick<Experiment, 'id' | 'arms' | 'campaigns' | 'isRunning'>;
export type Arm = ShownExperiment['arms'][number];

/** An offer with its published texts and its list. */
export interface ListedOffer {
  list: string;
  plan: ListedPlan;
  /** The standard label, one fact per line. */
  summary: string;
  regulation: string;
}

/** The published settings of a campaign's pages, which override its own. */
export interface CampaignLook {
  banner: BannerChange;
  photo?: BannerPhoto | undefined;
  hidden?: readonly string[] | undefined;
  exclusions?: readonly string[] | undefined;
}

/** Everything that documents show of prices and published texts. */
export interface Catalogue {
  plansOf: (campaign: string) => readonly Plan[];
  streaming: StreamingPrices;
  offers: readonly ListedOffer[];
  lookOf: (campaign: string) => CampaignLook;
  faq: Publication['faq'];
  /** Campaigns made in the panel. */
  campaigns: readonly MadeCampaign[];
  /** In place of those of the files. */
  experiments?: readonly ShownExperiment[];
}

/** Settings that differ per installation. */
export interface DocumentSettings {
  /** The site's public origin, for absolute addresses. */
  origin: string;
  /** The affiliate partner's script. */
  partnerScript?: string | undefined;
  /** Other origins that pages may call. */
  apiOrigins?: readonly string[];
  /** A preview without scripts. */
  isStill?: boolean;
  /** Puts the policy into the document. It is needed for static files; a server sends it as a header. */
  statesPolicy?: boolean;
}

export interface DocumentAddress {
  path: string;
  status: number;
  noindex: boolean;
}

export interface RenderedDocument {
  html: string;
  /** The content security policy of exactly this document. */
  policy: string;
}

export interface Documents {
  addresses: readonly DocumentAddress[];
  /** Where visits of each campaign start: rendered in advance. */
  firstScreens: readonly string[];
  render: (path: string) => Promise<RenderedDocument>;
  sitemap: string;
  robots: string;
}

export type OpenDocuments = (catalogue: Catalogue, settings: DocumentSettings) => Documents;
