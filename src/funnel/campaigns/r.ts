import { type Campaign, standard } from '../campaign.ts';

export const r: Campaign = {
  ...standard,
  prefix: 'r',
  lpOrigin: 'LP Regional',
  flags: { regionOffer: true },
  exclusions: ['d300a'],
};
