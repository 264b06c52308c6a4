import { type Campaign, standardForLine } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const timpre: Campaign = {
  ...standardForLine,
  prefix: 'timpre',
  lpOrigin: 'LP TIM Pré',
  sellsFrom: 'timpre',
  alias: 'pre',
  addonBonusPlan: 9003,
  noindex: true,
  exclusions: ['d2000b'],
  landing: {
    ...standardLanding,
    words: 'timpre',
    planList: 'tabs',
    steadyBadge: true,
  },
};
