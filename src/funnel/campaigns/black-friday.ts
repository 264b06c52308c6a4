import { type Campaign, standard } from '../campaign.ts';

export const blackFriday: Campaign = {
  ...standard,
  prefix: 'black-friday',
  lpOrigin: 'LP Black Friday',
  theme: 'black-friday',
};
