import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const b: Campaign = {
  ...standard,
  prefix: 'b',
  lpOrigin: 'LP B',
  asksNumber: false,
  exclusions: ['d300a'],
};

export const bLanding: Landing = {
  ...standardLanding,
  words: 'b',
  planCard: 'old',
  hidden: [...standardLanding.hidden, 'business', 'gamer'],
};
