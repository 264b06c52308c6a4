import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';
import { combinedPages } from '../routes/combined-pages.ts';

export const r3: Campaign = {
  ...standard,
  prefix: 'r3',
  lpOrigin: 'LP Regional 3',
  sellsFrom: 'es',
  pages: combinedPages,
  flags: { regionOffer: true },
  landing: {
    ...standardLanding,
    words: 'es',
    hidden: ['collaborator-notice', 'rewards', 'streaming-minicards'],
  },
};
