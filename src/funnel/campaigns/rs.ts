import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const rs: Campaign = {
  ...standard,
  prefix: 'rs',
  lpOrigin: 'LP RS',
  flags: { regionOffer: true, rs: true },
  exclusions: ['d300a'],
};

export const rsLanding: Landing = { ...standardLanding, words: 'rs' };
