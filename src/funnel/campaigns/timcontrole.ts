import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const timcontrole: Campaign = {
  ...standard,
  prefix: 'timcontrole',
  lpOrigin: 'LP TIM Controle',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  exclusions: ['d2000b'],
};

export const timcontroleLanding: Landing = {
  ...standardLanding,
  words: 'timcontrole',
  planList: 'tabs',
};
