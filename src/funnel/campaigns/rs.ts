import { type Campaign, standard } from '../campaign.ts';

export const rs: Campaign = {
  ...standard,
  prefix: 'rs',
  lpOrigin: 'LP RS',
  flags: { regionOffer: true, rs: true },
  exclusions: ['d300a'],
};
