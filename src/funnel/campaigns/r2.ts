import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';
import { combinedPages } from '../routes/combined-pages.ts';

export const r2: Campaign = {
  ...standard,
  prefix: 'r2',
  lpOrigin: 'LP Regional 2',
  sellsFrom: 'r',
  pages: combinedPages,
  flags: { regionOffer: true },
  exclusions: ['d300a'],
  landing: { ...standardLanding, words: 'r' },
};
