import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const fluxo: Campaign = {
  ...standard,
  prefix: 'fluxo',
  lpOrigin: 'LP Fluxo',
  phones: { sales: false, support: true },
  exclusions: ['d300a', 'd2000b'],
  landing: {
    ...standardLanding,
    words: 'fluxo',
    hidden: [...standardLanding.hidden, 'news', 'identity'],
  },
};
