import { type Campaign, standard } from '../campaign.ts';

export const globoplayTimblack: Campaign = {
  ...standard,
  prefix: 'globoplay/timblack',
  lpOrigin: 'LP Globoplay TIM Black',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
};
