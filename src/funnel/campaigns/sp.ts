import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const sp: Campaign = {
  ...standard,
  prefix: 'sp',
  lpOrigin: 'LP SP',
  sellsFrom: 'sp',
  flags: { regionOffer: true },
  landing: { ...standardLanding, words: 'sp' },
};
