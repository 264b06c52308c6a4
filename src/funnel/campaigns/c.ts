import { type Campaign, standard } from '../campaign.ts';
import { secondGeneration } from '../combined-pages.ts';
import { standardLanding } from '../landing.ts';

export const c: Campaign = {
  ...standard,
  prefix: 'c',
  lpOrigin: 'LP C',
  pages: secondGeneration,
  exclusions: ['d300a'],
  landing: { ...standardLanding, words: 'c', planList: 'all' },
};
