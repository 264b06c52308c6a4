import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const globoplayTimpre: Campaign = {
  ...standard,
  prefix: 'globoplay/timpre',
  lpOrigin: 'LP Globoplay TIM Pré',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  noindex: true,
};

export const globoplayTimpreLanding: Landing = {
  ...standardLanding,
  words: 'globoplay',
  service: 'globoplay',
  planList: 'all',
  faq: 'globoplay',
  steadyBadge: true,
};
