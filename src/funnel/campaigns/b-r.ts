import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const bR: Campaign = {
  ...standard,
  prefix: 'b/r',
  lpOrigin: 'LP B Regional',
  sellsFrom: 'r',
  asksNumber: false,
  flags: { regionOffer: true },
  exclusions: ['d300a'],
  landing: { ...standardLanding, words: 'r', planCard: 'old' },
};
