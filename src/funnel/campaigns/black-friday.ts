import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const blackFriday: Campaign = {
  ...standard,
  prefix: 'black-friday',
  lpOrigin: 'LP Black Friday',
  theme: 'black-friday',
};

export const blackFridayLanding: Landing = {
  ...standardLanding,
  words: 'black-friday',
  hidden: [...standardLanding.hidden, 'apps'],
};
