import { type Campaign, standardForLine } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const bTimblack: Campaign = {
  ...standardForLine,
  prefix: 'b/timblack',
  lpOrigin: 'LP B TIM Black',
  sellsFrom: 'timblack',
  alias: 'black',
  addonBonusPlan: 9002,
  asksNumber: false,
  landing: {
    ...standardLanding,
    words: 'timblack',
    planCard: 'old',
  },
};
