import { type Campaign, standard } from '../campaign.ts';

export const paramount: Campaign = {
  ...standard,
  prefix: 'paramount',
  lpOrigin: 'LP Paramount',
  exclusions: ['d300a', 'd500a', 'd500b'],
};
