import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const timblack: Campaign = {
  ...standard,
  prefix: 'timblack',
  lpOrigin: 'LP TIM Black',
  sellsFrom: 'timblack',
  alias: 'black',
  right: 'line',
  addonBonusPlan: 9002,
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  exclusions: ['d300a'],
  landing: {
    ...standardLanding,
    words: 'timblack',
    planList: 'tabs',
  },
};
