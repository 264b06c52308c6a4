import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const livelo: Campaign = {
  ...standard,
  prefix: 'livelo',
  lpOrigin: 'LP Livelo',
  flags: { from_livelo: true },
  noindex: true,
};

export const liveloLanding: Landing = {
  ...standardLanding,
  words: 'livelo',
  hidden: ['collaborator-notice', 'mini-list', 'coverage-call', 'streaming-minicards'],
  planList: 'all',
  affiliate: true,
};
