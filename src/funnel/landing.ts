import type { HeroName } from '../content/landing/hero.ts';
import type { planListKinds } from '../contract/publication.ts';
import type { LandingBlock } from './landing-blocks.ts';

/** Streaming services of the plans, by the slug of their page. */
export const streamingServices = ['paramount', 'hbo-max', 'globoplay'] as const;

export type StreamingService = (typeof streamingServices)[number];

/** A campaign's settings of the landing page. */
export interface Landing {
  /** Selects the texts of banner, title and description. */
  words: HeroName;
  /** Shows the page about a streaming service. */
  service: StreamingService | null;
  hidden: readonly LandingBlock[];
  /** Skus in list order; the others follow by speed and price. */
  order: readonly string[];
  planList: (typeof planListKinds)[number];
  planCard: 'new' | 'old';
  /** Questions and answers, or the link to the page for staff. */
  faq: 'general' | 'business' | StreamingService | 'staff';
  /** The badge stays at the gamer offer and does not alternate. */
  steadyBadge: boolean;
  /** Orders are reported to the affiliate partner, if the visitor consents. */
  affiliate: boolean;
}

export const standardLanding: Landing = {
  words: 'standard',
  service: null,
  hidden: ['collaborator-notice', 'rewards', 'mini-list'],
  order: ['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'],
  planList: 'group',
  planCard: 'new',
  faq: 'general',
  steadyBadge: false,
  affiliate: false,
};

/** The landing page about a streaming service. */
export const streamingLanding = (service: StreamingService): Partial<Landing> => ({
  words: service,
  service,
  planList: 'all',
  faq: service,
});
