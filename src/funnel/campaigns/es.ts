import { type Campaign, standard } from '../campaign.ts';

export const es: Campaign = {
  ...standard,
  prefix: 'es',
  lpOrigin: 'LP ES',
  flags: { regionOffer: true },
};
