import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const b: Campaign = {
  ...standard,
  prefix: 'b',
  lpOrigin: 'LP B',
  asksNumber: false,
  exclusions: ['d300a'],
  landing: {
    ...standardLanding,
    words: 'b',
    planCard: 'old',
    hidden: [...standardLanding.hidden, 'business', 'gamer'],
  },
};
