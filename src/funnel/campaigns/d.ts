import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const d: Campaign = {
  ...standard,
  prefix: 'd',
  lpOrigin: 'LP D',
  landing: { ...standardLanding, words: 'd', picture: 'apartments', planCard: 'old', planList: 'tabs' },
};
