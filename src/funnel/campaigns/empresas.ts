import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const empresas: Campaign = {
  ...standard,
  prefix: 'empresas',
  lpOrigin: 'LP Empresas',
  sellsFrom: 'business',
  personType: 'pj',
  landing: {
    ...standardLanding,
    words: 'empresas',
    // Blocks about homes, and about services that business plans do not include.
    hidden: [
      ...standardLanding.hidden,
      'streaming-minicards',
      'streaming',
      'apps',
      'fibre',
      'business',
      'gamer',
    ],
    planList: 'all',
    faq: 'business',
  },
};
