import { type Campaign, standard } from '../campaign.ts';

export const bR: Campaign = {
  ...standard,
  prefix: 'b/r',
  lpOrigin: 'LP B Regional',
  asksNumber: false,
  flags: { regionOffer: true },
  exclusions: ['d300a'],
};
