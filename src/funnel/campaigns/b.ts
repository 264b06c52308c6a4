import { type Campaign, standard } from '../campaign.ts';

export const b: Campaign = {
  ...standard,
  prefix: 'b',
  lpOrigin: 'LP B',
  asksNumber: false,
  exclusions: ['d300a'],
};
