import { type Campaign, standard } from '../campaign.ts';
import { secondGeneration } from '../combined-pages.ts';

export const r3: Campaign = {
  ...standard,
  prefix: 'r3',
  lpOrigin: 'LP Regional 3',
  pages: secondGeneration,
  flags: { regionOffer: true },
};
