import type { ComponentType } from 'react';
import type { FaqGroup } from '../../content/faq/groups.ts';
import type { Prices } from '../../content/landing/plans/priced-text.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { BannerChange, BannerPhoto } from '../../contract/publication.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { PageLanding } from '../../funnel/landing-at.ts';
import type { PublishedOffer } from '../offer/published-offer.ts';

export interface SitePageProps {
  campaign: Campaign;
  /** The campaign's landing page settings, and its banner. */
  landing: PageLanding;
  /** Published overrides of its banner. */
  banner: BannerChange;
  /** A published photo in place of its drawing. */
  photo?: BannerPhoto | undefined;
  /** Its questions by topic. */
  questions: readonly FaqGroup[];
  /** The campaign's plans. */
  plans: readonly Plan[];
  /** Prices that texts may mention. */
  prices: Prices;
  /** Every offer of every list. */
  offers: readonly PublishedOffer[];
  /** The route without campaign: '/', '/paramount/'. */
  route: string;
  /** The affiliate partner's script, if configured. */
  partnerScript: string | null;
}

/** Meta data for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Objects of schema.org. */
  structured?: readonly object[];
}

/** A page that only the server renders; only its islands run in the browser. */
export interface SitePage {
  Page: ComponentType<SitePageProps>;
  headOf: (props: SitePageProps) => PageHead;
  perCampaign: boolean;
  status: number;
  noindex: boolean;
  /** The canonical route, if this is a duplicate. */
  sameAs?: string;
}
