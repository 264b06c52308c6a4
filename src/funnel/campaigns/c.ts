import { type Campaign, standard } from '../campaign.ts';
import { secondGeneration } from '../combined-pages.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const c: Campaign = {
  ...standard,
  prefix: 'c',
  lpOrigin: 'LP C',
  pages: secondGeneration,
  exclusions: ['d300a'],
};

export const cLanding: Landing = { ...standardLanding, words: 'c', planList: 'all' };
