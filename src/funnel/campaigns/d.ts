import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const d: Campaign = {
  ...standard,
  prefix: 'd',
  lpOrigin: 'LP D',
};

export const dLanding: Landing = { ...standardLanding, words: 'd', planCard: 'old', planList: 'tabs' };
