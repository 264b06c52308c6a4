import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';
import { combinedPages } from '../routes/combined-pages.ts';

export const c: Campaign = {
  ...standard,
  prefix: 'c',
  lpOrigin: 'LP C',
  pages: combinedPages,
  exclusions: ['d300a'],
  landing: { ...standardLanding, words: 'c', planList: 'all' },
};
