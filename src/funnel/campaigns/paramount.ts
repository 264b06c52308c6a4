import { type Campaign, standard } from '../campaign.ts';
import { streamingLanding } from '../landing.ts';

export const paramount: Campaign = {
  ...standard,
  prefix: 'paramount',
  lpOrigin: 'LP Paramount',
  exclusions: ['d300a', 'd500a', 'd500b'],
  landing: streamingLanding('paramount'),
};
