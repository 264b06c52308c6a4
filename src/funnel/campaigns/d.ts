import { type Campaign, standard } from '../campaign.ts';

export const d: Campaign = {
  ...standard,
  prefix: 'd',
  lpOrigin: 'LP D',
};
