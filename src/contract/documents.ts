import type { ListedPlan, Plan } from './offer/plan.ts';
import type { StreamingPrices } from './offer/streaming-prices.ts';
import type { BannerChange, Publication } from './publication.ts';

/** What the server imports of the built renderer (`dist/server/entry-server.js`): types alone, for it may import no page. */

/** An offer with the texts that are published of it, and the list that it stands on. */
export interface ListedOffer {
  list: string;
  plan: ListedPlan;
  /** The standard label, one fact per line. */
  summary: string;
  regulation: string;
}

/** What was published for the pages of one campaign, in place of what the campaign says itself. */
export interface CampaignLook {
  banner: BannerChange;
  hidden?: readonly string[] | undefined;
  exclusions?: readonly string[] | undefined;
}

/** Everything that documents say of prices, and what was published over their words. */
export interface Catalogue {
  plansOf: (campaign: string) => readonly Plan[];
  streaming: StreamingPrices;
  offers: readonly ListedOffer[];
  lookOf: (campaign: string) => CampaignLook;
  faq: Publication['faq'];
}

/** What only the operator knows. */
export interface DocumentSettings {
  /** The site's public address, for whatever has to be absolute. */
  origin: string;
  /** The script of the loyalty campaign's partner. */
  partnerScript?: string | undefined;
  /** Other hosts that a page may call. */
  apiOrigins?: readonly string[];
  /** Nothing of it hydrates: a preview, which is looked at and not used. */
  isStill?: boolean;
  /** In a file of its own a document states its policy itself; a server sends it as a header. */
  statesPolicy?: boolean;
}

export interface DocumentAddress {
  path: string;
  status: number;
  noindex: boolean;
}

export interface RenderedDocument {
  html: string;
  /** The content security policy that fits exactly this document. */
  policy: string;
}

/** Every document of one catalogue. */
export interface Documents {
  addresses: readonly DocumentAddress[];
  /** Where a visit of each campaign begins: worth rendering before somebody asks. */
  firstScreens: readonly string[];
  render: (path: string) => Promise<RenderedDocument>;
  sitemap: string;
  robots: string;
}

export type OpenDocuments = (catalogue: Catalogue, settings: DocumentSettings) => Documents;
