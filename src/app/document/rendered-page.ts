import type { ReactNode } from 'react';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { PageHead } from '../../pages/site/site-page.ts';

/** A rendered page. */
export interface RenderedPage {
  /** Part of the application, a public page with islands, or a page of the demo. */
  kind: 'app' | 'site' | 'demo';
  html: string;
  /** Below the page; never hydrated. */
  footer?: ReactNode;
  lang: string;
  head: PageHead;
  /** The plans of the campaign's landing page, for a conversation that does not know the address yet. */
  listedPlans?: readonly Plan[];
  /** Its campaign, if that was made in the panel. */
  ownCampaign?: Campaign | undefined;
  /** Attributes of the root element. */
  attributes: Readonly<Record<string, string>>;
  /** The page's script, and the modules it needs at once. */
  modules: readonly string[];
  /** Whether it may load the affiliate partner's script. */
  isPartners: boolean;
}
