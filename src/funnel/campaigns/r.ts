import { type Campaign, standard } from '../campaign.ts';

export const r: Campaign = {
  ...standard,
  prefix: 'r',
  alias: 'r',
  lpOrigin: 'LP Regional',
  flags: { regionOffer: true },
  exclusions: ['d300a'],
};
