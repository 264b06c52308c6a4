import { type Campaign, standardForLine } from '../campaign.ts';
import { streamingLanding } from '../landing.ts';

export const globoplayTimcontrole: Campaign = {
  ...standardForLine,
  prefix: 'globoplay/timcontrole',
  lpOrigin: 'LP Globoplay TIM Controle',
  sellsFrom: 'timcontrole',
  addonBonusPlan: 9001,
  landing: streamingLanding('globoplay'),
};
