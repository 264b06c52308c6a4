import { type Campaign, standardForLine } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const timblack: Campaign = {
  ...standardForLine,
  prefix: 'timblack',
  lpOrigin: 'LP TIM Black',
  sellsFrom: 'timblack',
  alias: 'black',
  addonBonusPlan: 9002,
  exclusions: ['d300a'],
  landing: {
    ...standardLanding,
    words: 'timblack',
    planList: 'tabs',
  },
};
