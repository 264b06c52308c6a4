import { type Campaign, standard } from '../campaign.ts';
import { streamingLanding } from '../landing.ts';

export const hboMax: Campaign = {
  ...standard,
  prefix: 'hbo-max',
  lpOrigin: 'LP HBO Max',
  landing: streamingLanding('hbo-max'),
};
