import { type Campaign, forLine, standard } from './campaign.ts';
import { type Landing, type StreamingService, standardLanding, streamingLanding } from './landing.ts';
import type { LandingBlock } from './landing-blocks.ts';
import { combinedPages } from './routes/combined-pages.ts';

/** A campaign as data: what it does differently from the shop without one. */
export interface CampaignRow extends Partial<Omit<Campaign, 'landing' | 'pages'>> {
  prefix: string;
  lpOrigin: string;
  /** The shop for owners of a mobile line is where it starts from. */
  like?: 'line';
  /** Its landing page is about this streaming service. */
  service?: StreamingService;
  /** The pages of several questions. */
  isCombined?: boolean;
  landing?: Partial<Landing>;
  /** Hidden besides what the shop hides. */
  alsoHidden?: readonly LandingBlock[];
}

export const campaignOf = ({
  like,
  service,
  isCombined,
  landing,
  alsoHidden = [],
  ...own
}: CampaignRow): Campaign => ({
  ...standard,
  ...(like && forLine),
  ...(isCombined && { pages: combinedPages }),
  ...own,
  landing: {
    ...standardLanding,
    ...(service && streamingLanding(service)),
    hidden: [...standardLanding.hidden, ...alsoHidden],
    ...landing,
  },
});
