import { type Campaign, standard } from '../campaign.ts';

export const globoplay: Campaign = {
  ...standard,
  prefix: 'globoplay',
  lpOrigin: 'LP Globoplay',
};
