import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const r: Campaign = {
  ...standard,
  prefix: 'r',
  lpOrigin: 'LP Regional',
  sellsFrom: 'r',
  flags: { regionOffer: true },
  exclusions: ['d300a'],
  landing: { ...standardLanding, words: 'r' },
};
