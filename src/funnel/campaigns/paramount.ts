import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const paramount: Campaign = {
  ...standard,
  prefix: 'paramount',
  lpOrigin: 'LP Paramount',
  exclusions: ['d300a', 'd500a', 'd500b'],
  landing: {
    ...standardLanding,
    words: 'paramount',
    service: 'paramount',
    planList: 'all',
    faq: 'paramount',
  },
};
