import { type Campaign, standard } from '../campaign.ts';
import { streamingLanding } from '../landing.ts';

export const globoplay: Campaign = {
  ...standard,
  prefix: 'globoplay',
  lpOrigin: 'LP Globoplay',
  landing: streamingLanding('globoplay'),
};
