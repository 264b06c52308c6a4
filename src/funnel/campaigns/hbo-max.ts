import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const hboMax: Campaign = {
  ...standard,
  prefix: 'hbo-max',
  lpOrigin: 'LP HBO Max',
  landing: {
    ...standardLanding,
    words: 'hbo-max',
    service: 'hbo-max',
    planList: 'all',
    faq: 'hbo-max',
  },
};
