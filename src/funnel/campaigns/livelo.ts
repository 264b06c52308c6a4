import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const livelo: Campaign = {
  ...standard,
  prefix: 'livelo',
  lpOrigin: 'LP Livelo',
  sellsFrom: 'livelo',
  flags: { from_livelo: true },
  noindex: true,
  landing: {
    ...standardLanding,
    words: 'livelo',
    hidden: ['collaborator-notice', 'mini-list', 'coverage-call', 'streaming-minicards'],
    planList: 'all',
    affiliate: true,
  },
};
