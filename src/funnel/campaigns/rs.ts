import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const rs: Campaign = {
  ...standard,
  prefix: 'rs',
  lpOrigin: 'LP RS',
  sellsFrom: 'rs',
  flags: { regionOffer: true, rs: true },
  exclusions: ['d300a'],
  landing: { ...standardLanding, words: 'rs' },
};
