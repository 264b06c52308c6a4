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
    // What speaks of a home, and of what its plans do not bring.
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
