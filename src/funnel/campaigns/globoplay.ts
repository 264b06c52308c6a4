import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const globoplay: Campaign = {
  ...standard,
  prefix: 'globoplay',
  lpOrigin: 'LP Globoplay',
  landing: {
    ...standardLanding,
    words: 'globoplay',
    service: 'globoplay',
    planList: 'all',
    faq: 'globoplay',
  },
};
