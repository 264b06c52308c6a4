import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const timblack: Campaign = {
  ...standard,
  prefix: 'timblack',
  lpOrigin: 'LP TIM Black',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  exclusions: ['d300a'],
};

export const timblackLanding: Landing = {
  ...standardLanding,
  words: 'timblack',
  planList: 'tabs',
};
