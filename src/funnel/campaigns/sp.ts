import { type Campaign, standard } from '../campaign.ts';

export const sp: Campaign = {
  ...standard,
  prefix: 'sp',
  lpOrigin: 'LP SP',
  flags: { regionOffer: true },
};
