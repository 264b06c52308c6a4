import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const sp: Campaign = {
  ...standard,
  prefix: 'sp',
  lpOrigin: 'LP SP',
  flags: { regionOffer: true },
};

export const spLanding: Landing = { ...standardLanding, words: 'sp' };
