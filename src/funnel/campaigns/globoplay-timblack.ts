import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const globoplayTimblack: Campaign = {
  ...standard,
  prefix: 'globoplay/timblack',
  lpOrigin: 'LP Globoplay TIM Black',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
};

export const globoplayTimblackLanding: Landing = {
  ...standardLanding,
  words: 'globoplay',
  service: 'globoplay',
  planList: 'all',
  faq: 'globoplay',
};
