import { type Campaign, standard } from '../campaign.ts';

export const hboMax: Campaign = {
  ...standard,
  prefix: 'hbo-max',
  lpOrigin: 'LP HBO Max',
};
