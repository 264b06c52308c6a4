import { type Campaign, standard } from '../campaign.ts';
import { secondGeneration } from '../combined-pages.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const r2: Campaign = {
  ...standard,
  prefix: 'r2',
  lpOrigin: 'LP Regional 2',
  pages: secondGeneration,
  flags: { regionOffer: true },
  exclusions: ['d300a'],
};

export const r2Landing: Landing = { ...standardLanding, words: 'r' };
