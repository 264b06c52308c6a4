import { type Campaign, standardForLine } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const timcontrole: Campaign = {
  ...standardForLine,
  prefix: 'timcontrole',
  lpOrigin: 'LP TIM Controle',
  sellsFrom: 'timcontrole',
  alias: 'controle',
  addonBonusPlan: 9001,
  exclusions: ['d2000b'],
  landing: {
    ...standardLanding,
    words: 'timcontrole',
    planList: 'tabs',
  },
};
