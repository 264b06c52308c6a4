import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const blackFriday: Campaign = {
  ...standard,
  prefix: 'black-friday',
  lpOrigin: 'LP Black Friday',
  sellsFrom: 'black-friday',
  theme: 'black-friday',
  landing: {
    ...standardLanding,
    words: 'black-friday',
    hidden: [...standardLanding.hidden, 'apps'],
  },
};
