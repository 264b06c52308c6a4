import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const d: Campaign = {
  ...standard,
  prefix: 'd',
  lpOrigin: 'LP D',
  landing: { ...standardLanding, words: 'd', planCard: 'old', planList: 'tabs' },
};
