import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const globoplayTimpre: Campaign = {
  ...standard,
  prefix: 'globoplay/timpre',
  lpOrigin: 'LP Globoplay TIM Pré',
  sellsFrom: 'timpre',
  right: 'line',
  addonBonusPlan: 9003,
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  noindex: true,
  landing: {
    ...standardLanding,
    words: 'globoplay',
    service: 'globoplay',
    planList: 'all',
    faq: 'globoplay',
    steadyBadge: true,
  },
};
