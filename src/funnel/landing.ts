import type { HeroName } from '../content/landing/hero.ts';
import type { LandingBlock } from './landing-blocks.ts';

/** The streaming services that a plan may bring along, as their pages are called. */
export const streamingServices = ['paramount', 'hbo-max', 'globoplay'] as const;

export type StreamingService = (typeof streamingServices)[number];

/** What a campaign's landing page shows differently. */
export interface Landing {
  /** Stands for the words of its banner, its title and its description. */
  words: HeroName;
  /** The page of a streaming service in place of the usual one. */
  service: StreamingService | null;
  hidden: readonly LandingBlock[];
  /** Skus in the order of the list; the others follow by speed and price. */
  order: readonly string[];
  /** One card for each speed, the same behind a tab for each speed, or a card for each plan. */
  planList: 'group' | 'tabs' | 'all';
  planCard: 'new' | 'old';
  /** Questions and answers, or the way to the staff's own page. */
  faq: 'general' | 'business' | StreamingService | 'staff';
  /** The badge stays with the gamer offer instead of alternating. */
  steadyBadge: boolean;
  /** Orders are reported to the partner, once the visitor has agreed to that. */
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
