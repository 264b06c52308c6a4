import type { ComponentType } from 'react';
import type { FaqGroup } from '../../content/faq/groups.ts';
import type { Prices } from '../../content/landing/plans/priced-text.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { BannerChange } from '../../contract/publication.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { Landing } from '../../funnel/landing.ts';
import type { PublishedOffer } from '../offer/published-offer.ts';

export interface SitePageProps {
  campaign: Campaign;
  /** What the campaign's public pages show. */
  landing: Landing;
  /** What was published in place of the words of its banner. */
  banner: BannerChange;
  /** The questions of its pages, by what they are about. */
  questions: readonly FaqGroup[];
  /** What the campaign sells, as its list says it. */
  plans: readonly Plan[];
  /** What a sentence may name a price of. */
  prices: Prices;
  /** Every offer of every list. */
  offers: readonly PublishedOffer[];
  /** The address without its campaign: '/', '/paramount/'. */
  route: string;
  /** The script of the loyalty campaign's partner, where the operator named one. */
  partnerScript: string | null;
}

/** What a page says of itself to browsers, search engines and whoever shares it. */
export interface PageHead {
  title: string;
  description: string;
  /** Objects of schema.org. */
  structured?: readonly object[];
}

/** A page that only the server renders: nothing of it runs in a browser but its islands. */
export interface SitePage {
  Page: ComponentType<SitePageProps>;
  headOf: (props: SitePageProps) => PageHead;
  perCampaign: boolean;
  status: number;
  noindex: boolean;
  /** The route of the page that it is another address of: search engines keep that one. */
  sameAs?: string;
}
