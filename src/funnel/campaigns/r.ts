import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const r: Campaign = {
  ...standard,
  prefix: 'r',
  lpOrigin: 'LP Regional',
  flags: { regionOffer: true },
  exclusions: ['d300a'],
};

export const rLanding: Landing = { ...standardLanding, words: 'r' };
