import { type Campaign, standard } from '../campaign.ts';
import { secondGeneration } from '../combined-pages.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const r3: Campaign = {
  ...standard,
  prefix: 'r3',
  lpOrigin: 'LP Regional 3',
  pages: secondGeneration,
  flags: { regionOffer: true },
};

export const r3Landing: Landing = {
  ...standardLanding,
  words: 'es',
  hidden: ['collaborator-notice', 'rewards', 'streaming-minicards'],
};
