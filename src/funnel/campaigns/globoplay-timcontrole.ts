import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const globoplayTimcontrole: Campaign = {
  ...standard,
  prefix: 'globoplay/timcontrole',
  lpOrigin: 'LP Globoplay TIM Controle',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
};

export const globoplayTimcontroleLanding: Landing = {
  ...standardLanding,
  words: 'globoplay',
  service: 'globoplay',
  planList: 'all',
  faq: 'globoplay',
};
