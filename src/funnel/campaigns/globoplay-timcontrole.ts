import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const globoplayTimcontrole: Campaign = {
  ...standard,
  prefix: 'globoplay/timcontrole',
  lpOrigin: 'LP Globoplay TIM Controle',
  sellsFrom: 'timcontrole',
  right: 'line',
  addonBonusPlan: 9001,
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
