import { type Campaign, standard } from '../campaign.ts';

export const fluxo: Campaign = {
  ...standard,
  prefix: 'fluxo',
  lpOrigin: 'LP Fluxo',
  phones: { sales: false, support: true },
  exclusions: ['d300a', 'd2000b'],
};
