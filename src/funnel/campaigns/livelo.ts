import { type Campaign, standard } from '../campaign.ts';

export const livelo: Campaign = {
  ...standard,
  prefix: 'livelo',
  lpOrigin: 'LP Livelo',
  flags: { from_livelo: true },
  noindex: true,
};
