import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const bTimblack: Campaign = {
  ...standard,
  prefix: 'b/timblack',
  lpOrigin: 'LP B TIM Black',
  before: ['consulta-telefone'],
  asksNumber: false,
  phones: { sales: true, support: false },
};

export const bTimblackLanding: Landing = {
  ...standardLanding,
  words: 'timblack',
  planCard: 'old',
};
