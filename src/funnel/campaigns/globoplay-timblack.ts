import { type Campaign, standardForLine } from '../campaign.ts';
import { streamingLanding } from '../landing.ts';

export const globoplayTimblack: Campaign = {
  ...standardForLine,
  prefix: 'globoplay/timblack',
  lpOrigin: 'LP Globoplay TIM Black',
  sellsFrom: 'timblack',
  addonBonusPlan: 9002,
  landing: streamingLanding('globoplay'),
};
