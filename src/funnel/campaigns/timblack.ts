import { type Campaign, standard } from '../campaign.ts';

export const timblack: Campaign = {
  ...standard,
  prefix: 'timblack',
  alias: 'black',
  lpOrigin: 'LP TIM Black',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  exclusions: ['d300a'],
};
