import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const timpre: Campaign = {
  ...standard,
  prefix: 'timpre',
  lpOrigin: 'LP TIM Pré',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  noindex: true,
  exclusions: ['d2000b'],
};

export const timpreLanding: Landing = {
  ...standardLanding,
  words: 'timpre',
  planList: 'tabs',
  steadyBadge: true,
};
