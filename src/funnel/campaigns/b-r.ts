import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const bR: Campaign = {
  ...standard,
  prefix: 'b/r',
  lpOrigin: 'LP B Regional',
  asksNumber: false,
  flags: { regionOffer: true },
  exclusions: ['d300a'],
};

export const bRLanding: Landing = { ...standardLanding, words: 'r', planCard: 'old' };
