import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const globoplayTimblack: Campaign = {
  ...standard,
  prefix: 'globoplay/timblack',
  lpOrigin: 'LP Globoplay TIM Black',
  sellsFrom: 'timblack',
  right: 'line',
  addonBonusPlan: 9002,
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  landing: {
    ...standardLanding,
    words: 'globoplay',
    service: 'globoplay',
    planList: 'all',
    faq: 'globoplay',
  },
};
